// The line to one table: mends itself, and loses nothing that was not acknowledged.

import type { FromClient, ToClient } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Ends {
  /** A fresh one-use ticket. */
  ticket(): Promise<string>;
  hear(message: ToClient): void;
  change(state: LineState): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 15_000;
const SILENCE = 35_000;
const SAY_AGAIN = 1_500;

/** 128 random bits: the server knows a repeated command by its id. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Line {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, FromClient>();
  #epoch: string | null = null;
  #last: number | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #repeat: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #ready = false;

  constructor(
    readonly table: string,
    readonly ends: Ends,
  ) {
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  open = async (): Promise<void> => {
    if (this.#closed || this.#socket) return;
    this.ends.change("connecting");
    let ticket: string;
    try {
      ticket = await this.ends.ticket();
    } catch {
      return this.#again();
    }
    if (this.#closed || this.#socket) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket, ticket);
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ToClient);
    socket.onclose = () => this.#lost(socket);
  };

  /** Say something that will be answered; it is said again until it is. */
  ask(message: FromClient & { command: string }): void {
    this.#unanswered.set(message.command, message);
    if (this.#ready) this.#say(message);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#repeat);
    clearInterval(this.#pulse);
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
    this.ends.change("closed");
  }

  #greet(socket: WebSocket, ticket: string): void {
    this.#heard = Date.now();
    const resume = this.#epoch === null || this.#last === null ? {} : { epoch: this.#epoch, last: this.#last };
    socket.send(JSON.stringify({ type: "hello", ticket, table: this.table, ...resume }));
    clearInterval(this.#pulse);
    this.#pulse = setInterval(this.#beat, PING_EVERY);
  }

  #hear(message: ToClient): void {
    this.#heard = Date.now();
    if (message.type === "welcome") this.#welcomed();
    if (message.type === "welcome" || message.type === "frame") {
      this.#epoch = message.epoch;
      this.#last = message.n;
    }
    if (message.type === "later") this.#sayAgain(message.seconds * 1000);
    if (message.type === "error" && message.code === "unavailable") this.#sayAgain(SAY_AGAIN);
    if ("command" in message) this.#unanswered.delete(message.command);
    this.ends.hear(message);
  }

  #welcomed(): void {
    this.#ready = true;
    this.#wait = FIRST_WAIT;
    this.ends.change("open");
    this.#sayAll();
  }

  /** The server could not take it just now: it is said again, on this line or on the next. */
  #sayAgain(wait: number): void {
    this.#wait = wait;
    clearTimeout(this.#repeat);
    this.#repeat = setTimeout(this.#sayAll, wait);
  }

  #sayAll = (): void => {
    if (this.#ready) for (const message of this.#unanswered.values()) this.#say(message);
  };

  #say(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #beat = (): void => {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#say({ type: "ping", sent: Date.now() });
  };

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#ready = false;
    clearInterval(this.#pulse);
    if (!this.#closed) this.#again();
  }

  /** Back-off with full jitter, so that a thousand clients don't come back at once. */
  #again(): void {
    this.ends.change("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.open, FIRST_WAIT / 2 + Math.random() * this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #now = (): void => {
    if (document.visibilityState !== "visible" || this.#socket || this.#closed) return;
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#timer);
    void this.open();
  };
}
