// Made by `python -m gangland.server.gate.schema`. Change the server, not this file.

// HTTP, and what is in messages of the socket

/** An action: what is typed, its words as a button, and its kind. */
export interface ActionCard {
  text: string;
  words: Message;
  kind: string;
}

/** Somebody who plays at the same device, with a token for the header `Authorization: Bearer`. */
export interface Beside {
  me: Me;
  token: string;
}

/** A game with all that a screen needs; the number of an action is its place in `actions`. */
export interface Book {
  id: string;
  version: number;
  seats: readonly number[];
  options: readonly OptionCard[];
  levels: readonly string[];
  actions: readonly ActionCard[];
  lessons: readonly LessonCard[];
  endings: readonly string[];
  idle: number | null;
}

/** All games, the levels of bots and the kinds of clocks. */
export interface Catalogue {
  games: readonly GameCard[];
  levels: readonly string[];
  clocks: readonly string[];
}

/** What is to be changed; the rest stays. */
export interface Changes {
  name?: string | null;
  language?: "en" | "pl" | null;
}

/** How the time of each seat is counted. */
export interface ClockOrder {
  kind?: "none" | "live" | "slow";
  bank?: number | null;
  increment?: number | null;
}

/** What a seat has left: `left` ms at the time `since`, from which on it runs; no `since`: it stands. */
export interface ClockView {
  left: number;
  since: number | null;
  due: number | null;
}

/** What somebody did, and where: positions of the log, or a line of chat. */
export interface Complaint {
  seat?: number | null;
  reason: string;
  text?: string;
  first?: number;
  last?: number;
  chat?: number | null;
}

/** What one moment added to the log of a viewer. */
export interface Entry {
  moment: number;
  lines: readonly Message[];
}

/** What was shown before the deal, and after the end what it was made from. */
export interface Fairness {
  commitment: string;
  salts: readonly string[];
  secret: string | null;
  seed: string | null;
}

/** Which bots take the open seats. */
export interface Filling {
  level: string;
}

/** A game: its texts are `title` and `summary` of the game. */
export interface GameCard {
  id: string;
  version: number;
  seats: readonly number[];
  options: readonly OptionCard[];
  title: string;
  summary: string;
  endings: readonly string[];
  actions: readonly string[];
}

/** The program answers, in so many processes. */
export interface Health {
  version: string;
  processes: number;
}

/** What the strongest bot would do, and what it thinks of the other actions: (action, value, share). */
export interface HintAnswer {
  action: number;
  thoughts: readonly [number, number, number][];
}

/** Lines of the log, the oldest first; `first` is the number of the first moment that is in it, 0 if none. */
export interface History {
  entries: readonly Entry[];
  first: number;
}

/** The token is told once. It stands behind the # of a link, so that no server logs it. */
export interface Invitation {
  token: string;
  table: string;
  seat: number | null;
}

/** An invitation to one seat, or to any that is open. */
export interface InviteOrder {
  seat?: number | null;
}

/** Where to sit, and what opens the seat. */
export interface Joining {
  seat?: number | null;
  invite?: string | null;
  salt?: string | null;
}

/** The account, with the recovery text if one was made: it is shown once. */
export interface Kept {
  me: Me;
  recovery: string | null;
}

/** A lesson: its task is `lesson-NAME` in the texts of the game. */
export interface LessonCard {
  name: string;
  paragraph: string;
}

/** A lesson after some tries: how it looks, and whether the last one was allowed and on the way. */
export interface LessonView {
  view: View;
  prompt: Message;
  lines: readonly Message[];
  picture: string;
  verdict: string;
  refusal: Message | null;
  paragraph: string | null;
}

/** What opens a seat there. */
export interface Looking {
  invite: string;
}

/** Who I am. */
export interface Me {
  id: string;
  name: string;
  language: string;
  login: string | null;
  guest: boolean;
}

/** A message id of the texts, with the arguments its sentence needs. */
export interface Message {
  id: string;
  arguments: Record<string, number | string | Message | readonly Message[]>;
}

/** A table as a viewer saw it after so many events that it knew of. */
export interface Moment {
  moment: number;
  moments: number;
  table: TableView;
  lines: readonly Message[];
}

/** Seats whose players the caller does not hear. */
export interface Mutes {
  seats: readonly number[];
}

/** A name is enough to play. */
export interface NewGuest {
  name: string;
  language?: "en" | "pl";
}

/** A login and a password for the account one has; without them a recovery secret is made. */
export interface NewLogin {
  login?: string | null;
  password?: string | null;
  old?: string | null;
}

/** The password so far, and the one from now on. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A table as it is wanted. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  places?: readonly PlaceOrder[];
  clock?: ClockOrder;
  watch?: "nobody" | "link" | "all";
  visibility?: "private" | "link" | "open";
  rated?: boolean;
  name?: string;
  salt?: string | null;
}

/** A variant, the usual choice first: its texts are `option-NAME` and `option-NAME-CHOICE` of the game. */
export interface OptionCard {
  name: string;
  choices: readonly string[];
}

/** Who shall sit on a seat. */
export interface PlaceOrder {
  kind: "me" | "open" | "bot";
  level?: string | null;
}

/** What every refusal looks like. */
export interface ProblemShape {
  code: string;
  message: Message;
  paragraph?: string | null;
}

/** A seat as everyone may see it. */
export interface SeatCard {
  seat: number;
  kind: string;
  name: string;
  level: string | null;
}

/** Who shall sit there: a bot, or whoever comes. */
export interface SeatOrder {
  kind: "bot" | "open";
  level?: string | null;
}

/** Who sits there. */
export interface SeatView {
  seat: number;
  name: string;
  kind: string;
  level: string | null;
  bot: string | null;
  connected: boolean;
  away: boolean;
}

/** Who may find the table, and who may watch. */
export interface Showing {
  visibility?: "private" | "link" | "open" | null;
  watch?: "nobody" | "link" | "all" | null;
}

/** Login and password, or the recovery text alone. */
export interface SignIn {
  login?: string | null;
  password?: string | null;
  recovery?: string | null;
}

/** How a seat ended: its points and its place; seats that share a place share the number. */
export type Standing = [number, number];

/** A table as everyone may see it: nothing secret, no account, no invitation. */
export interface TableCard {
  id: string;
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  status: string;
  visibility: string;
  clock: Record<string, unknown>;
  watch: string;
  rated: boolean;
  name: string;
  created: number;
  started: number | null;
  ended: number | null;
  result: unknown;
  rematch_of: string | null;
  commitment: string;
  places: readonly SeatCard[];
  is_owner: boolean;
  you: number | null;
  is_your_turn: boolean | null;
}

/** A table as one viewer sees it. */
export interface TableView {
  match: string;
  status: string;
  view: View | null;
  decision: number | null;
  change: readonly number[];
  undo: string | null;
  prompt: Message | null;
  hint_allowed: boolean;
  moves: number;
  seats: readonly SeatView[];
  clocks: readonly ClockView[];
  vote: VoteView | null;
  rematch: string | null;
  commitment: string;
}

/** What a socket says in its hello, once, within so many seconds. */
export interface Ticket {
  ticket: string;
  seconds: number;
}

/** What the learner has done so far, from the beginning of the lesson. */
export interface Tries {
  actions: readonly number[];
  language?: "en" | "pl";
  names?: readonly string[];
}

/** A position through the eyes of one seat, or of NOBODY: a spectator. */
export interface View {
  game: string;
  seat: number;
  seats: number;
  to_act: readonly number[];
  legal: readonly number[];
  result: readonly Standing[] | null;
  table: unknown;
}

/** A vote about a seat. */
export interface VoteView {
  seat: number;
  due: number;
  choices: readonly [number, string][];
}

/** May the seat do this now? If not, why, and the paragraph that says so. */
export interface WhyAnswer {
  allowed: boolean;
  message: Message | null;
  paragraph: string | null;
}

// What clients say over the socket

/** Choose an action for a decision. */
export interface FromAct {
  type: "act";
  command: string;
  decision: number;
  action: number;
}

/** Take the own seat back from the bot. */
export interface FromBack {
  type: "back";
  command: string;
}

/** Say something to the players, or to the other spectators. */
export interface FromChat {
  type: "chat";
  command: string;
  text: string;
}

/** Let a bot play the own seat. */
export interface FromHand {
  type: "hand";
  command: string;
  level: string;
}

/** The first thing said: the ticket, and where it left off if it was here before. */
export interface FromHello {
  type: "hello";
  ticket: string;
  table: string;
  epoch?: string | null;
  last?: number | null;
}

/** Ask a bot what it would do. */
export interface FromHint {
  type: "hint";
  command: string;
}

/** Ask for older lines of the log, before one of the viewer's own frames. */
export interface FromHistory {
  type: "history";
  command: string;
  before?: number | null;
}

/** Are you there? */
export interface FromPing {
  type: "ping";
  sent: number;
}

/** Take the last action back. */
export interface FromUndo {
  type: "undo";
  command: string;
}

/** What to do about somebody who is away. */
export interface FromVote {
  type: "vote";
  command: string;
  choice: "bot" | "end" | "wait";
}

/** Ask why an action is not allowed. */
export interface FromWhy {
  type: "why";
  command: string;
  action: number;
}

export type FromClient =
  | FromHello
  | FromAct
  | FromUndo
  | FromHand
  | FromBack
  | FromVote
  | FromChat
  | FromHint
  | FromWhy
  | FromHistory
  | FromPing;

// What they are told

/** The command is on disk. */
export interface ToAck {
  type: "ack";
  command: string;
  n?: number | null;
}

/** What was asked by hint, why or history. */
export interface ToAnswer {
  type: "answer";
  command: string;
  answer: HintAnswer | WhyAnswer | History;
}

/** The gate closes the connection, for this reason. */
export interface ToBye {
  type: "bye";
  code: string;
}

/** What came was no message that can be answered otherwise. */
export interface ToError {
  type: "error";
  code: string;
  message: Message;
}

/** Something changed: the table as it is now, and what is new in the log. */
export interface ToFrame {
  type: "frame";
  epoch: string;
  n: number;
  table: TableView;
  lines: readonly Message[];
}

/** Too much at once: come again in so many seconds. */
export interface ToLater {
  type: "later";
  seconds: number;
}

/** I am here, and this is my time. */
export interface ToPong {
  type: "pong";
  sent: number;
  server_time: number;
}

/** The command was not carried out. */
export interface ToRefused {
  type: "refused";
  command: string;
  code: string;
  message: Message;
  paragraph?: string | null;
}

/** A line of chat. */
export interface ToSaid {
  type: "chat";
  id: number;
  seat: number;
  name: string;
  text: string;
  time: number;
}

/** The table as it is now, for whoever comes, comes back, or was too slow. */
export interface ToWelcome {
  type: "welcome";
  epoch: string;
  n: number;
  role: "player" | "spectator";
  you: number | null;
  server_time: number;
  snapshot: TableView | null;
  lines: readonly Message[];
}

export type ToClient = ToWelcome | ToFrame | ToAck | ToRefused | ToSaid | ToAnswer | ToLater | ToBye | ToPong | ToError;
