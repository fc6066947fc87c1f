/** The shape of messages: what every language has to fill, whatever its texts. */
export type Widened<T> = T extends string
    ? string
    : T extends readonly string[]
      ? readonly string[]
      : T extends (...parts: infer Parts) => string
        ? (...parts: Parts) => string
        : { [Key in keyof T]: Widened<T[Key]> };
