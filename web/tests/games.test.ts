// @vitest-environment jsdom
// A game is its folder: what the build finds of it, and what is shown of a game that has no folder here.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { gameOf, KNOWN } from "../src/games";
import Sheet from "../src/games/parts/Sheet.svelte";
import BoardSlot from "../src/lib/parts/BoardSlot.svelte";
import Poster from "../src/lib/parts/Poster.svelte";
import { reader, say } from "../src/lib/words.svelte";

const FOLDERS = readdirSync(join(import.meta.dirname, "..", "src", "games"), { withFileTypes: true })
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

describe("a game without a folder", () => {
  it("has a plain poster with the server's words", () => {
    const words = { title: "Backgammon", summary: "Two people race." };
    const card = { id: "backgammon", version: 1, seats: [2], options: [], endings: [], actions: [], ...words };
    const shown = mount(Poster, { target: document.body, props: { game: gameOf("backgammon"), card } });
    flushSync();
    expect(document.querySelector("h2")?.textContent).toBe("Backgammon");
    expect(document.querySelector(".line")?.textContent).toBe("Two people race.");
    expect(document.querySelector(".picture svg")).not.toBeNull();
    void unmount(shown);
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
