/** A card that is looked at more closely, shown large beside where it lies. */

class Peek {
    /** The card's id; empty while none is looked at. */
    card = $state('');
    tapped = $state(false);
    box: { left: number; right: number; top: number; bottom: number } = $state.raw({
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
    });
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** Show a card after a while, or at once. */
    show(card: string, element: Element, after = 0, tapped = false): void {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
            this.box = element.getBoundingClientRect();
            [this.card, this.tapped] = [card, tapped];
        }, after);
    }

    hide(): void {
        clearTimeout(this.#timer);
        this.card = '';
    }
}

export const peek = new Peek();
