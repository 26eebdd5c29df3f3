// @vitest-environment jsdom
// A game is its folder: what the build finds of it, and what is shown of a game that has no folder here.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { gameOf, KNOWN } from "../src/games";
import Sheet from "../src/games/parts/Sheet.svelte";
import BoardSlot from "../src/lib/parts/BoardSlot.svelte";
import Poster from "../src/lib/parts/Poster.svelte";
import { learn, learnTable, reader, say } from "../src/lib/words.svelte";

const SOURCES = join(import.meta.dirname, "..", "src");
const NAMES = { id: "backgammon", title: "title", summary: "summary" };
const FOLDERS = readdirSync(join(SOURCES, "games"), { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== "parts")
  .map((one) => one.name);

beforeAll(() => reader.choose("en"));

describe("a game with a folder", () => {
  it("is found with its facts, its poster and its board", () => {
    expect(KNOWN.map(({ id }) => id).sort()).toEqual(FOLDERS.sort());
    for (const game of KNOWN) {
      expect(game.minutes).toBeGreaterThan(0);
      expect(game.poster).not.toBe(Sheet);
      expect(game.load).not.toBeNull();
    }
  });
});

describe("what is one game's", () => {
  const titles = FOLDERS.flatMap((id) => {
    const texts = join(SOURCES, "..", "..", "src", "gangland", "games", id, "text");
    return ["en", "pl"].map(
      (language) => /^title = (.+)$/m.exec(readFileSync(join(texts, `${language}.ftl`), "utf8"))![1]!,
    );
  });
  const named = new RegExp(`\\b(${[...FOLDERS, ...titles].join("|")})\\b`, "i");

  it("is named in its folder alone", () => {
    const elsewhere = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
      .filter(
        (name) => /\.(ts|svelte|css|ftl)$/.test(name) && !FOLDERS.some((id) => name.startsWith(join("games", id))),
      )
      .flatMap((name) =>
        readFileSync(join(SOURCES, name), "utf8")
          .split("\n")
          .filter((line) => named.test(line))
          .map((line) => `${name}: ${line.trim()}`),
      );
    expect(elsewhere).toEqual([]);
  });
});

describe("a game without a folder", () => {
  it("has a plain poster with the server's words", async () => {
    const asked = vi.fn(async () => new Response("title = Backgammon\nsummary = Two people race.\n"));
    vi.stubGlobal("fetch", asked);
    const card = { ...NAMES, version: 1, seats: [2], options: [], endings: [], actions: [] };
    const shown = mount(Poster, { target: document.body, props: { game: gameOf("backgammon"), card } });
    flushSync();
    await learn("backgammon");
    flushSync();
    expect(asked).toHaveBeenCalledWith("/api/games/backgammon/words/en", expect.anything());
    expect(document.querySelector("h2")?.textContent).toBe("Backgammon");
    expect(document.querySelector(".line")?.textContent).toBe("Two people race.");
    expect(document.querySelector(".picture svg")).not.toBeNull();
    void unmount(shown);
    vi.unstubAllGlobals();
  });

  it("is not there where the server knows nothing of it either", async () => {
    vi.stubGlobal("fetch", async (path: string) => new Response("", { status: path.includes("no_such") ? 404 : 200 }));
    await expect(learnTable("no_such_game")).rejects.toThrow();
    await reader.choose("pl"); // nothing is asked for again what was not there
    await reader.choose("en");
    vi.unstubAllGlobals();
  });

  it("is played on its picture in letters", async () => {
    const view = { game: "backgammon", seat: 0, seats: 2, to_act: [0], legal: [0], result: null, table: {} };
    const nothing = (): void => {};
    const props = { actions: [], legal: new Set([0]), chosen: null, names: ["Rosa", "Bo"], me: 0, busy: false };
    const shown = mount(BoardSlot, {
      target: document.body,
      props: {
        ...props,
        game: "backgammon",
        picture: async () => "24 points",
        view,
        say,
        act: nothing,
        ask: nothing,
        lastLines: [],
      },
    });
    flushSync();
    await Promise.resolve();
    flushSync();
    expect(document.querySelector("pre")?.textContent).toBe("24 points");
    void unmount(shown);
  });
});
