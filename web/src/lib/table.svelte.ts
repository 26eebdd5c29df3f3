// One table as this browser knows it: the line to the server, the table as I see it, the log, and what I asked.

import { api, Problem } from "./api";
import { keep, kept } from "./keeping";
import { Pace } from "./pacing";
import type {
  Entry,
  FromClient,
  HintAnswer,
  History,
  Message,
  TableView,
  ToClient,
  ToFrame,
  ToSaid,
  ToWelcome,
  WhyAnswer,
} from "./protocol";
import { sharing } from "./sharing";
import { commandId, Line, type LineState } from "./socket";
import { packagesOf, say, Words } from "./words.svelte";

/** Why something may not be done, for the bubble. */
export interface Why {
  message: Message;
  paragraph: string | null;
}

type Ordinary = Exclude<FromClient, { type: "hello" | "ping" }>;
/** A message before it has its id. */
type Unnumbered<T> = T extends unknown ? Omit<T, "command"> : never;
type Answered = (message: ToClient) => void;

/** Endings after which it is no use to come back. */
const FINAL = ["no-session", "no-table", "not-allowed"];
const MOST_CHAT = 200;
const NOTHING: readonly number[] = [];

export class TableStore {
  table = $state.raw<TableView | null>(null);
  you = $state<number | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  said = $state.raw<readonly ToSaid[]>([]);
  connection = $state<LineState>("connecting");
  /** Why there is nothing to see here. */
  ended = $state<string | null>(null);
  /** The action that is on its way. */
  sending = $state<number | null>(null);
  busy = $state(false);
  why = $state.raw<Why | null>(null);
  /** Why the server has not taken back the last action, until it tells something new. */
  noUndo = $state.raw<Message | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  thinking = $state(false);
  /** What the server's clock shows more than ours, in ms. */
  ahead = $state(0);
  lastLines = $state.raw<readonly Message[]>([]);
  /** Grows with each frame that tells something: for sounds and announcements. */
  told = $state(0);
  /** Seats whose talk is not shown. The server does not send it to a player; a spectator's browser hides it. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #chosen = $state.raw<{ decision: number; action: number } | null>(null);
  /** A table comes with every move, the same people sit at it: as long as they do, no name is said anew. */
  #seats = $derived(this.table?.seats);
  #names = $derived(namesOf(this.#seats ?? []));
  #pace = new Pace();
  #line: Line;
  #waiting = new Map<string, Answered>();

  constructor(
    readonly id: string,
    readonly token?: string,
  ) {
    this.muted = new Set((kept(`muted-${id}`) ?? "").split(" ").filter(Boolean).map(Number));
    this.#line = new Line(id, {
      ticket: () => this.#ticket(),
      hear: (message) => this.#pace.do(() => this.hear(message), message.type === "frame"),
      change: (state) => (this.connection = state),
    });
  }

  open(): void {
    void this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  async #ticket(): Promise<string> {
    try {
      return await api.ticket(this.token);
    } catch (error) {
      if (error instanceof Problem && error.status === 401) this.#end("no-session");
      throw error;
    }
  }

  #end(code: string): void {
    this.ended = code;
    this.#line.close();
  }

  // What I see

  get game(): string | null {
    return this.table?.view?.game ?? null;
  }

  get me(): number {
    return this.you ?? -1;
  }

  /** Does the game wait for me, and do I play my seat myself? */
  get mine(): boolean {
    return this.table?.decision != null && this.table.change.length === 0;
  }

  get legal(): readonly number[] {
    const table = this.table;
    if (!table || table.decision === null || table.status !== "playing") return NOTHING;
    return table.change.length > 0 ? table.change : (table.view?.legal ?? NOTHING);
  }

  get chosen(): number | null {
    const table = this.table;
    return table && table.change.length > 0 && this.#chosen?.decision === table.decision ? this.#chosen.action : null;
  }

  get names(): string[] {
    return this.#names;
  }

  words(game: string): Words {
    return new Words(packagesOf(game), this.names, this.me);
  }

  /** Have I done nothing yet against an automaton, which begins? Then all that happened is told. */
  get isNewToAutomaton(): boolean {
    const sits = this.me >= 0 && (this.table?.seats ?? []).some((seat) => seat.kind === "automaton");
    return sits && !this.hasOlder && !this.entries.some((entry) => actorOf(entry) === this.me);
  }

  /** What happened since I last did something myself. */
  get since(): readonly Entry[] {
    const mine = this.entries.findLastIndex((entry) => actorOf(entry) === this.me);
    const known = this.me >= 0 && (mine >= 0 || this.isNewToAutomaton);
    return known ? this.entries.slice(mine + 1).filter((entry) => entry.lines.length > 0) : [];
  }

  get hasOlder(): boolean {
    return (this.entries[0]?.moment ?? 1) > 1;
  }

  // What I say

  act = (action: number): void => {
    const decision = this.table?.decision;
    if (decision == null || this.busy) return;
    this.why = null;
    this.sending = action;
    this.#command({ type: "act", decision, action }, () => (this.#chosen = { decision, action }));
  };

  undo = (): void => this.#command({ type: "undo" });
  hand = (level: string): void => this.#command({ type: "hand", level });
  back = (): void => this.#command({ type: "back" });
  vote = (choice: "wait" | "bot" | "end"): void => this.#command({ type: "vote", choice });
  chat = (text: string): void => this.#ask({ type: "chat", text }, (message) => this.#refusal(message));

  /** Show no more what somebody says, or show it again. */
  mute = (seat: number): void => {
    const rest = [...this.muted].filter((one) => one !== seat);
    const on = !this.muted.has(seat);
    this.#hide(on ? [...rest, seat] : rest);
    if (this.me >= 0) void api.mute(this.id, seat, on, this.token).catch(() => undefined); // hidden here all the same
  };

  #hide(seats: readonly number[]): void {
    this.muted = new Set(seats);
    keep(`muted-${this.id}`, [...this.muted].join(" "));
  }

  /** Whom a player has muted elsewhere is not shown here either. */
  async #recallMutes(): Promise<void> {
    try {
      this.#hide([...this.muted, ...(await api.mutes(this.id, this.token))]);
    } catch {
      return; // what this browser remembers is enough
    }
  }

  /** What was said, as far as it is heard. */
  get heard(): readonly ToSaid[] {
    return this.said.filter((line) => !this.muted.has(line.seat));
  }

  /** Something that may not be done was clicked. */
  ask = (action: number): void => {
    this.#ask({ type: "why", action }, (message) => {
      if (message.type !== "answer") return this.#refusal(message);
      const { allowed, message: words, paragraph } = message.answer as WhyAnswer;
      if (!allowed && words) this.why = { message: words, paragraph };
    });
  };

  askHint = (): void => {
    this.thinking = true;
    const decision = this.table?.decision;
    this.#ask({ type: "hint" }, (message) => {
      this.thinking = false;
      if (message.type === "answer")
        this.hint = this.table?.decision === decision ? (message.answer as HintAnswer) : null;
      else this.#refusal(message);
    });
  };

  /** Lines before those that are known. */
  older = (): void => {
    const before = this.entries[0]?.moment;
    this.#ask({ type: "history", ...(before === undefined ? {} : { before }) }, (message) => {
      if (message.type === "answer") this.#remember((message.answer as History).entries);
    });
  };

  #command(what: Unnumbered<Ordinary>, done: () => void = () => {}): void {
    if (this.busy) return;
    this.busy = true;
    this.#ask(what, (message) => {
      this.busy = false;
      this.sending = null;
      if (message.type === "ack") done();
      else this.#refusal(message);
    });
  }

  #ask(what: Unnumbered<Ordinary>, answered: Answered): void {
    const command = commandId();
    this.#waiting.set(command, answered);
    this.#line.ask({ ...what, command } as Ordinary);
  }

  #refusal(message: ToClient): void {
    if (message.type !== "refused") return;
    const undo = message.code === "undo";
    if (undo) this.noUndo = message.message;
    this.why = {
      message: undo ? { id: "undo-refused", arguments: { reason: message.message } } : message.message,
      paragraph: message.paragraph ?? null,
    };
  }

  // What I hear

  hear(message: ToClient): void {
    if ("command" in message) {
      this.#waiting.get(message.command)?.(message);
      this.#waiting.delete(message.command);
    }
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "frame") this.#frame(message);
    else if (message.type === "chat") this.#hearSaid(message);
    else if (message.type === "pong") this.ahead = message.server_time - (message.sent + Date.now()) / 2;
    else if (message.type === "bye" && FINAL.includes(message.code)) this.#end(message.code);
    else if (message.type === "error" && message.code === "invalid") this.#end("old-client");
  }

  #welcome(message: ToWelcome): void {
    const moved = this.you !== message.you;
    this.you = message.you;
    this.ahead = message.server_time - Date.now();
    if (message.snapshot === null) return;
    this.#show(message.snapshot);
    if (moved) this.entries = [];
    if (moved && this.me >= 0) void this.#recallMutes();
    if (message.snapshot.view) this.#catchUp();
  }

  /** The newest lines; between them and those already known nothing may be missing. */
  #catchUp(): void {
    this.#ask({ type: "history" }, (message) => {
      if (message.type !== "answer") return;
      const { entries, first } = message.answer as History;
      const joins = (this.entries.at(-1)?.moment ?? 0) >= first - 1;
      if (!joins) this.entries = [];
      this.#remember(entries);
    });
  }

  #frame(message: ToFrame): void {
    this.#show(message.table);
    if (message.lines.length === 0) return;
    this.lastLines = message.lines;
    this.told += 1;
    this.#remember([{ moment: message.table.moves, lines: message.lines }]);
  }

  #show(table: TableView): void {
    if (table.decision !== this.table?.decision) this.hint = null;
    this.noUndo = null;
    this.table = sharing(this.table, table);
  }

  #remember(entries: readonly Entry[]): void {
    const known = new Map([...this.entries, ...entries].map((entry) => [entry.moment, entry]));
    this.entries = [...known.values()].sort((one, other) => one.moment - other.moment);
  }

  #hearSaid(line: ToSaid): void {
    if (this.said.some((one) => one.id === line.id)) return;
    this.said = [...this.said, line].slice(-MOST_CHAT);
  }
}

/** Whose doing an entry is: the first player that its lines name. */
export function actorOf(entry: Entry): number | null {
  for (const line of entry.lines) if (typeof line.arguments.player === "number") return line.arguments.player;
  return null;
}

interface Named {
  name: string;
  kind: string;
  level: string | null;
}

/** The names of the seats: of people their own, of bots their level, with a number where there are several. */
export function namesOf(seats: readonly Named[]): string[] {
  const plain = seats.map(nameOf);
  return plain.map((name, seat) => {
    const same = plain.filter((other) => other === name).length;
    if (seats[seat]?.kind !== "bot" || same === 1) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

function nameOf(seat: Named): string {
  if (seat.kind === "bot") return say(`level-${seat.level ?? "bot"}`);
  if (seat.kind === "automaton") return say("seat-automaton");
  if (seat.kind === "open") return say("seat-open");
  return seat.name || say("seat-erased");
}
