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

/** The settings of a match, without the invitations and the start position. */
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

/** The player of a seat; a free seat has no name. */
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

/** A cell of the board: a polygon. */
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

/** A mark on a cell that is not a piece. */
export interface Mark {
  cell: string;
  kind: string;
  label?: string; // ""
  glyph?: string; // "×"
  owner?: number; // 0
}

/** A card or piece beside the board, or several alike. */
export interface HandItem {
  id: string;
  kind: string;
  glyph?: string; // ""
  label?: string; // ""
  count?: number; // 1
  marks?: string[]; // []
}

/** The items beside the board of a seat, 0 for everybody. */
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

/** A whole scene. */
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

/** The clocks: `left` by seat; that of `running` goes down from `now` on. */
export interface Clocks {
  now: number;
  left?: number[]; // []
  running?: number | null; // null
  free?: boolean; // false
  deadline?: number | null; // null
}

/** A target of a piece: `text` with one of the `endings` is a move. */
export type Target = [cell: string, text: string, endings: number];

/** A piece or card that can move, by its id in the scene, and its targets. */
export interface Grip {
  piece: string;
  to: Target[];
}

/** The end of a move's text, and the facing of the piece after it. */
export type Ending = [text: string, facing: number | null];

/** A move that is chosen by name and not on the board. */
export interface Choice {
  text: string;
  label?: string; // ""
}

/** All legal moves of the viewer, in a form for a board: pieces, targets, facings. */
export interface Offers {
  seat: number;
  grips?: Grip[]; // []
  endings?: Ending[][]; // []
  choices?: Choice[]; // []
  notes?: Record<string, string>; // {}
}

/** A proposal of a seat that waits for the consent of others. */
export interface Proposal {
  what: string;
  seat: number;
  awaited: number[];
  target?: number | null; // null
}

/** The result of the match, also in the viewer's language. */
export interface Result {
  ending: string;
  reason: string;
  told?: string; // ""
  rule?: string; // ""
  scores?: number[]; // []
  winners?: number[]; // []
  ranks?: number[]; // []
}

/** The match as the viewer may see it, after entry `number` of its log. */
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
  skipped?: number; // 0
  turns?: number; // 0
}

/** A motion: a piece moves along cells; an empty cell is beside the board. */
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

/** The difference between two scenes; the size and the legend never change. */
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

/** The changes between entries `after` and `number`; a client that is not at `after` requests a snapshot. */
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

/** A command was stored; a repeated id gets the same answer. */
export interface Ack {
  kind: "ack";
  id: string;
  number: number;
  repeated?: boolean; // false
}

/** A message was refused; nothing has changed. */
export interface Refusal {
  kind: "refusal";
  code: string;
  message: string;
  id?: string | null; // null
  details?: Record<string, unknown>; // {}
  resync?: boolean; // false
}

/** A line of chat: a text, or the key of a phrase. */
export interface Line {
  number: number;
  person: string;
  at: number;
  text?: string | null; // null
  phrase?: string | null; // null
}

/** Lines of chat: the latest ones when a socket opens, then each new one. */
export interface Chat {
  kind: "chat";
  lines: Line[];
}

/** Who is present: the ids of players and the host, and the number of other viewers. */
export interface Presence {
  kind: "presence";
  present: string[];
  watching: number;
}

/** A heartbeat with the clocks; the client answers with `Pong`, by which the server measures the lag. */
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

/** Make a move after `ply` moves; `id` is the client's. The client resends it unchanged until it is acknowledged. */
export interface Play {
  kind: "play";
  id: string;
  ply: number;
  move: string;
}

/** Any other command; docs/reference/live.md lists the kinds and their fields. */
export interface Do {
  kind: "do";
  id: string;
  command: Record<string, unknown>;
}

/** Send a line of chat: a text, or the key of a phrase. */
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

/** Request a snapshot. */
export interface Resync {
  kind: "resync";
}

export type FromServer = Hello | Snapshot | Event | Ack | Refusal | Chat | Presence | Clock | Bye;

export type FromClient = Play | Do | Say | Pong | Resync;
