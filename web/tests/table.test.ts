// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView, ToClient } from "../src/lib/protocol";
import { actorOf, namesOf, TableStore } from "../src/lib/table.svelte";
import { reader } from "../src/lib/words.svelte";

const sent: Record<string, unknown>[] = [];
vi.mock("../src/lib/socket", () => ({
  commandId: () => String(sent.length),
  Line: class {
    open(): void {}
    close(): void {}
    ask(message: Record<string, unknown>): void {
      sent.push(message);
    }
  },
}));

const SEATS = [
  { seat: 0, name: "Anna", kind: "person", level: null, bot: null, connected: true, away: false },
  { seat: 1, name: "", kind: "bot", level: "enforcer", bot: null, connected: false, away: false },
];

function view(changes: Partial<TableView> = {}, legal: number[] = [3, 5]): TableView {
  return {
    match: "t",
    status: "playing",
    decision: 1,
    change: [],
    undo: null,
    prompt: null,
    hint_allowed: true,
    moves: 1,
    seats: SEATS,
    clocks: [],
    vote: null,
    rematch: null,
    commitment: "",
    view: { game: "famiglia", seat: 0, seats: 2, to_act: [0], legal, result: null, table: {} },
    ...changes,
  };
}

const welcome = (snapshot: TableView | null): ToClient => ({
  type: "welcome",
  epoch: "e",
  n: 1,
  role: "player",
  you: 0,
  server_time: Date.now(),
  snapshot,
  lines: [],
});
const frame = (table: TableView, lines: { id: string; arguments: Record<string, number> }[] = []): ToClient => ({
  type: "frame",
  epoch: "e",
  n: 2,
  table,
  lines,
});
let store: TableStore;

beforeAll(() => reader.choose("en"));
beforeEach(() => {
  sent.length = 0;
  store = new TableStore("t");
  store.hear(welcome(view()));
});

describe("the table", () => {
  it("knows what may be done, and asks for the log", () => {
    expect([store.mine, store.legal, store.names]).toEqual([true, [3, 5], ["Anna", "Enforcer"]]);
    expect(sent).toEqual([{ type: "history", command: "0" }]);
  });

  it("sends one action at a time, with the decision it answers", () => {
    store.act(3);
    store.act(5);
    expect(sent.slice(1)).toEqual([{ type: "act", decision: 1, action: 3, command: "1" }]);
    expect([store.busy, store.sending]).toEqual([true, 3]);
    store.hear({ type: "ack", command: "1" });
    expect([store.busy, store.sending]).toEqual([false, null]);
  });

  it("shows why something was refused, with its paragraph", () => {
    store.act(3);
    store.hear({
      type: "refused",
      command: "1",
      code: "illegal",
      message: { id: "refusal-not-now", arguments: {} },
      paragraph: "3.1",
    });
    expect(store.why).toEqual({ message: { id: "refusal-not-now", arguments: {} }, paragraph: "3.1" });
    store.ask(9);
    store.hear({
      type: "answer",
      command: "2",
      answer: { allowed: false, message: { id: "refusal-no-pair", arguments: {} }, paragraph: "7.3" },
    });
    expect(store.why?.paragraph).toBe("7.3");
  });

  it("says that an action can't be taken back and why, until something new is told", () => {
    store.undo();
    store.hear({ type: "refused", command: "1", code: "undo", message: { id: "refused-undo-learned", arguments: {} } });
    expect(store.words("famiglia").say(store.why!.message)).toBe(
      "This can't be taken back: you have learned something from it.",
    );
    expect(store.noUndo?.id).toBe("refused-undo-learned");
    store.hear(frame(view()));
    expect(store.noUndo).toBeNull();
  });

  it("remembers a sealed choice as long as it may be changed", () => {
    store.act(3);
    store.hear({ type: "ack", command: "1" });
    store.hear(frame(view({ change: [3, 5] }, [])));
    expect([store.mine, store.chosen, store.legal]).toEqual([false, 3, [3, 5]]);
    store.hear(frame(view({ decision: 2 })));
    expect(store.chosen).toBeNull();
  });

  it("joins the log from history and frames, and knows what came since my last move", () => {
    store.hear({
      type: "answer",
      command: "0",
      answer: {
        first: 1,
        entries: [
          { moment: 1, lines: [] },
          { moment: 2, lines: [{ id: "log-pass", arguments: { player: 0 } }] },
        ],
      },
    });
    store.hear(frame(view({ moves: 3 }), [{ id: "log-pass", arguments: { player: 1 } }]));
    store.hear(frame(view({ moves: 3 })));
    expect(store.entries.map((entry) => entry.moment)).toEqual([1, 2, 3]);
    expect(store.since.map((entry) => entry.moment)).toEqual([3]);
    expect(store.hasOlder).toBe(false);
  });

  it("drops what it knew if lines are missing between", () => {
    store.hear({ type: "answer", command: "0", answer: { first: 1, entries: [{ moment: 1, lines: [] }] } });
    store.hear(welcome(view({ moves: 50 })));
    store.hear({ type: "answer", command: "1", answer: { first: 21, entries: [{ moment: 21, lines: [] }] } });
    expect(store.entries.map((entry) => entry.moment)).toEqual([21]);
    expect(store.hasOlder).toBe(true);
  });

  it("tells all that happened before my first move where an automaton begins, and only there", () => {
    const begin: ToClient = {
      type: "answer",
      command: "0",
      answer: { first: 1, entries: [{ moment: 1, lines: [{ id: "log-send", arguments: { player: 1 } }] }] },
    };
    store.hear(begin);
    expect([store.isNewToAutomaton, store.since]).toEqual([false, []]);
    store.hear(frame(view({ seats: [SEATS[0]!, { ...SEATS[1]!, kind: "automaton" }] })));
    expect([store.isNewToAutomaton, store.since.length]).toEqual([true, 1]);
    store.hear(frame(view({ moves: 2, seats: store.table!.seats }), [{ id: "log-send", arguments: { player: 0 } }]));
    expect([store.isNewToAutomaton, store.since]).toEqual([false, []]);
  });

  it("keeps what a move has not changed: it is not drawn anew", () => {
    const { table, legal } = store;
    store.hear(frame(view({ moves: 2 })));
    expect([store.table === table, store.table?.view === table?.view, store.legal === legal]).toEqual([
      false,
      true,
      true,
    ]);
    store.hear(frame(view({ moves: 3 }, [5])));
    expect([store.table?.view === table?.view, store.legal]).toEqual([false, [5]]);
  });

  it("says no name anew as long as the same people sit there", () => {
    const { names } = store;
    store.hear(frame(view({ moves: 2 })));
    expect(store.names).toBe(names);
    store.hear(frame(view({ seats: [{ ...SEATS[0]!, name: "Rosa" }, SEATS[1]!] })));
    expect(store.names).toEqual(["Rosa", "Enforcer"]);
  });

  it("drops a hint with its decision", () => {
    store.askHint();
    store.hear({ type: "answer", command: "1", answer: { action: 3, thoughts: [[3, 0.5, 0.8]] } });
    expect(store.hint?.action).toBe(3);
    store.hear(frame(view({ decision: 2 })));
    expect(store.hint).toBeNull();
  });

  it("tells the server whom a player mutes, and recalls whom the server knows", async () => {
    const asked: string[] = [];
    const answer = (path: string, order?: RequestInit): Promise<Response> => {
      asked.push(`${order?.method} ${path}`);
      return Promise.resolve(
        order?.method === "GET" ? Response.json({ seats: [1] }) : new Response(null, { status: 204 }),
      );
    };
    vi.stubGlobal("fetch", answer);
    const fresh = new TableStore("u");
    fresh.hear(welcome(view()));
    await vi.waitFor(() => expect(fresh.muted.has(1)).toBe(true));
    fresh.mute(1);
    fresh.mute(0);
    expect(asked).toEqual(["GET /api/tables/u/mutes", "DELETE /api/tables/u/mutes/1", "PUT /api/tables/u/mutes/0"]);
    vi.unstubAllGlobals();
  });

  it("does not show what somebody muted says, and remembers it", () => {
    store.hear({ type: "chat", id: 8, seat: 1, name: "Bob", text: "rude", time: 0 });
    store.mute(1);
    expect([store.heard.length, new TableStore("t").muted.has(1)]).toEqual([0, true]);
    store.mute(1);
    expect([store.heard.length, new TableStore("t").muted.has(1)]).toEqual([1, false]);
  });

  it("hears each line of chat once", () => {
    const line: ToClient = { type: "chat", id: 7, seat: 1, name: "Bob", text: "<b>hi</b>", time: 0 };
    store.hear(line);
    store.hear(line);
    expect(store.said).toHaveLength(1);
  });

  it("ends where there is nothing to come back to", () => {
    store.hear({ type: "bye", code: "stuck" });
    expect(store.ended).toBeNull();
    store.hear({ type: "bye", code: "no-table" });
    expect(store.ended).toBe("no-table");
  });
});

describe("names", () => {
  it("numbers bots of the same level", () => {
    const bot = { name: "", kind: "bot", level: "godfather" };
    expect(namesOf([{ name: "Anna", kind: "person", level: null }, bot, bot])).toEqual([
      "Anna",
      "Godfather 1",
      "Godfather 2",
    ]);
  });

  it("finds whose doing a line is", () => {
    expect(
      actorOf({
        moment: 1,
        lines: [
          { id: "x", arguments: {} },
          { id: "y", arguments: { player: 2 } },
        ],
      }),
    ).toBe(2);
    expect(actorOf({ moment: 1, lines: [] })).toBeNull();
  });
});
