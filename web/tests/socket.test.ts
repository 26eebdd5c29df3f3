// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToClient } from "../src/lib/protocol";
import { commandId, Line, type LineState } from "../src/lib/socket";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  hear(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const WELCOME = {
  type: "welcome",
  epoch: "e",
  n: 4,
  role: "player",
  you: 0,
  server_time: 0,
  snapshot: null,
  lines: [],
};
let states: LineState[] = [];
let heard: ToClient[] = [];

async function line(): Promise<{ made: Line; socket: Socket }> {
  const made = new Line("t", {
    ticket: async () => "ticket",
    hear: (message) => heard.push(message),
    change: (state) => states.push(state),
  });
  await made.open();
  const socket = Socket.all.at(-1)!;
  socket.onopen?.();
  return { made, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  states = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line", () => {
  it("greets with its ticket, and is open once it is welcome", async () => {
    const { socket } = await line();
    expect(socket.sent).toEqual([{ type: "hello", ticket: "ticket", table: "t" }]);
    expect(states).toEqual(["connecting"]);
    socket.hear(WELCOME);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("comes back by itself, says where it was, and says again what was not answered", async () => {
    const { made, socket } = await line();
    socket.hear(WELCOME);
    made.ask({ type: "undo", command: "a" });
    made.ask({ type: "undo", command: "b" });
    socket.hear({ type: "ack", command: "a" });
    socket.close();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    const next = Socket.all.at(-1)!;
    expect(next).not.toBe(socket);
    next.onopen?.();
    expect(next.sent).toEqual([{ type: "hello", ticket: "ticket", table: "t", epoch: "e", last: 4 }]);
    next.hear(WELCOME);
    expect(next.sent.slice(1)).toEqual([{ type: "undo", command: "b" }]);
  });

  it("says it again when the server was busy", async () => {
    const { made, socket } = await line();
    socket.hear(WELCOME);
    made.ask({ type: "undo", command: "a" });
    socket.hear({ type: "later", seconds: 2 });
    await vi.advanceTimersByTimeAsync(1900);
    expect(socket.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(socket.sent).toHaveLength(3);
  });

  it("stays closed once it was closed", async () => {
    const { made, socket } = await line();
    socket.hear(WELCOME);
    made.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Socket.all).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });

  it("draws ids of 128 bits", () => {
    expect(commandId()).toMatch(/^[0-9a-f]{32}$/);
    expect(commandId()).not.toBe(commandId());
  });
});
