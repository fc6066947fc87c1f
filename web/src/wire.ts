// The messages of a live match. Generated from src/menagerie/server/wire/messages.py; do not edit:
//   python -m menagerie.server.wire.typescript web/src/wire.ts
// A field with a question mark is left out when it has its usual value, which the line tells.

export const VERSION = 1;

/** The first message on a socket. */
export interface Hello {
  kind: "hello";
  match: string;
  you: string;
  now: number;
  beat: number;
  version: number;
}

/** The clock of a match. */
export interface Tempo {
  tempo: "correspondence" | "realtime" | "unlimited";
  base?: number; // 0
  increment?: number; // 0
  days?: number; // 0
}

/** The terms of a match; who is invited and a start of its own are left out. */
export interface Settings {
  game: string;
  edition: string;
  seats: number;
  clock: Tempo;
  joining: "invited" | "link" | "open";
  seating: "chosen" | "random";
  starting: "full" | "host" | "ready";
  rated: boolean;
  takebacks: boolean;
  watching: boolean;
  substitute: string;
  options?: Record<string, number | string>; // {}
  ply_cap?: number | null; // null
}

/** Who sits in a seat; a free one has no name. */
export interface Seat {
  seat: number;
  title: string;
  name?: string; // ""
  who?: string | null; // null
  level?: string | null; // null
  ready?: boolean; // false
  substitute?: string | null; // null
  out?: string | null; // null
  away_since?: number | null; // null
  bot_at?: number | null; // null
  forfeit_at?: number | null; // null
}

/** One place of the board: a polygon. */
export interface Cell {
  id: string;
  polygon: [number, number][];
  at: [number, number];
  kind?: string; // ""
  label?: string; // ""
  colour?: string; // ""
  glyph?: string; // ""
  owner?: number; // 0
}

/** One piece on a cell. */
export interface Piece {
  id: string;
  cell: string;
  kind: string;
  owner?: number; // 0
  facing?: number | null; // null
  glyph?: string; // "?"
  label?: string; // ""
  marks?: string[]; // []
}

/** Something about a cell that is no piece. */
export interface Mark {
  cell: string;
  kind: string;
  label?: string; // ""
  glyph?: string; // "×"
  owner?: number; // 0
}

/** One card or one piece beside the board, or several alike. */
export interface HandItem {
  id: string;
  kind: string;
  glyph?: string; // ""
  label?: string; // ""
  count?: number; // 1
  marks?: string[]; // []
}

/** What lies beside the board for a seat, 0 for everybody. */
export interface Hand {
  seat: number;
  title: string;
  items?: HandItem[]; // []
  hidden?: number; // 0
}

/** A row of numbers, each with a name. */
export interface Track {
  label: string;
  values: ([string, number | null])[];
  kind?: string; // ""
  goal?: number; // 0
}

/** A whole drawing. */
export interface Scene {
  cells: Cell[];
  pieces: Piece[];
  width: number;
  height: number;
  marks?: Mark[]; // []
  hands?: Hand[]; // []
  tracks?: Track[]; // []
  legend?: [string, string][]; // []
}

/** A move as the viewer sees it. */
export interface Move {
  seat: number;
  text: string;
  at: number;
}

/** What the clocks show: `left` by seat, of which that of `running` goes down from `now` on. */
export interface Clocks {
  now: number;
  left?: number[]; // []
  running?: number | null; // null
  free?: boolean; // false
  deadline?: number | null; // null
}

/** A place to put a piece on: `text` with one of the `endings` is a move. */
export type Target = [cell: string, text: string, endings: number];

/** A piece or a card that can be taken up, by its id in the scene, and where it can go. */
export interface Grip {
  piece: string;
  to: Target[];
}

/** How the text of a move ends, and which way the piece looks then. */
export type Ending = [text: string, facing: number | null];

/** A move that is chosen by name and not on the board. */
export interface Choice {
  text: string;
  label?: string; // ""
}

/** All legal moves of the viewer, in a form that a board can use: what to take up, where to put it, how it looks. */
export interface Offers {
  seat: number;
  grips?: Grip[]; // []
  endings?: Ending[][]; // []
  choices?: Choice[]; // []
  notes?: Record<string, string>; // {}
}

/** Something offered by a seat that waits for the consent of others. */
export interface Proposal {
  what: string;
  seat: number;
  awaited: number[];
  target?: number | null; // null
}

/** How the match ended, also in the viewer's words. */
export interface Result {
  ending: string;
  reason: string;
  told?: string; // ""
  rule?: string; // ""
  scores?: number[]; // []
  winners?: number[]; // []
  ranks?: number[]; // []
}

/** The whole match as the viewer may know it, after entry `number` of its log. */
export interface Snapshot {
  kind: "snapshot";
  match: string;
  number: number;
  status: string;
  host: string;
  settings: Settings;
  seats: Seat[];
  own: number[];
  seat: number;
  ply: number;
  to_act: number | null;
  view: string;
  scene: Scene;
  moves: Move[];
  clocks: Clocks;
  commitment: string;
  rules: number;
  offers?: Offers | null; // null
  proposals?: Proposal[]; // []
  result?: Result | null; // null
  rematch?: string | null; // null
  previous?: string | null; // null
  seed?: string | null; // null
}

/** One thing to animate: a piece that goes along cells; an empty cell is beside the board. */
export interface Motion {
  kind: string;
  piece: string;
  path: string[];
  facing?: number | null; // null
}

/** A move that has just been made, and what to animate. */
export interface Shown {
  ply: number;
  seat: number;
  text: string;
  at: number;
  motions?: Motion[]; // []
  told?: string; // ""
}

/** What is different in a new drawing; the board itself, its size and the legend never are. */
export interface SceneChange {
  gone?: string[]; // []
  pieces?: Piece[]; // []
  cells?: [number, Cell][]; // []
  marks?: [number, Mark][]; // []
  mark_count?: number; // -1
  hands?: [number, Hand][]; // []
  hand_count?: number; // -1
  tracks?: [number, Track][]; // []
  track_count?: number; // -1
}

/** What happened between entries `after` and `number`; whoever is not at `after` asks for a snapshot. */
export interface Event {
  kind: "event";
  after: number;
  number: number;
  status: string;
  ply: number;
  seat: number;
  to_act: number | null;
  clocks: Clocks;
  entries: string[];
  moves?: Shown[]; // []
  view?: string | null; // null
  scene?: SceneChange | null; // null
  offers?: Offers | null; // null
  seats?: Seat[] | null; // null
  proposals?: Proposal[] | null; // null
  result?: Result | null; // null
  rematch?: string | null; // null
  seed?: string | null; // null
}

/** A command was stored; the same id again is given the same answer. */
export interface Ack {
  kind: "ack";
  id: string;
  number: number;
  repeated?: boolean; // false
}

/** A message was not followed; nothing has changed. */
export interface Refusal {
  kind: "refusal";
  code: string;
  message: string;
  id?: string | null; // null
  details?: Record<string, unknown>; // {}
  resync?: boolean; // false
}

/** Something said at the table: a text, or the key of a phrase. */
export interface Line {
  number: number;
  person: string;
  at: number;
  text?: string | null; // null
  phrase?: string | null; // null
}

/** What was said: all that is remembered when a socket opens, then line by line. */
export interface Chat {
  kind: "chat";
  lines: Line[];
}

/** Who is there: the ids of those with a seat or who opened the match, and how many watch. */
export interface Presence {
  kind: "presence";
  present: string[];
  watching: number;
}

/** A heartbeat with what the clocks show; the client answers with `Pong`, by which the server measures its lag. */
export interface Clock {
  kind: "clock";
  beat: number;
  clocks: Clocks;
}

/** The server closes the socket: ``slow``, ``restart``, ``elsewhere`` or ``removed``. */
export interface Bye {
  kind: "bye";
  reason: string;
}

/** Make a move after `ply` moves; `id` is the client's, sent again unchanged until it is acknowledged. */
export interface Play {
  kind: "play";
  id: string;
  ply: number;
  move: string;
}

/** Any other command: its kind and fields as docs/reference/live.md lists them. */
export interface Do {
  kind: "do";
  id: string;
  command: Record<string, unknown>;
}

/** Say something: a text, or the key of a phrase. */
export interface Say {
  kind: "say";
  id: string;
  text?: string | null; // null
  phrase?: string | null; // null
}

/** The answer to a heartbeat. */
export interface Pong {
  kind: "pong";
  beat: number;
}

/** Ask for a snapshot. */
export interface Resync {
  kind: "resync";
}

export type FromServer = Hello | Snapshot | Event | Ack | Refusal | Chat | Presence | Clock | Bye;

export type FromClient = Play | Do | Say | Pong | Resync;
