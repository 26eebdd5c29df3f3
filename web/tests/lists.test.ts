// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import TableList from "../src/lib/parts/TableList.svelte";
import type { TableCard } from "../src/lib/protocol";
import { wholeBelow } from "../src/lib/scrolling";
import { reader } from "../src/lib/words.svelte";

beforeAll(() => reader.choose("en"));

function card(status: string, is_your_turn: boolean | null): TableCard {
  const shape = {
    version: 1,
    seats: 2,
    options: {},
    visibility: "link",
    clock: {},
    watch: "link",
    rated: false,
    name: "",
    created: 0,
    started: 0,
    ended: null,
    result: null,
  };
  return {
    ...shape,
    id: `${status} ${is_your_turn}`,
    game: "famiglia",
    rematch_of: null,
    commitment: "",
    places: [],
    is_owner: true,
    you: 0,
    status,
    is_your_turn,
  };
}

describe("a list of tables", () => {
  it("says whose turn it is, where that is known", () => {
    const tables = [card("playing", true), card("playing", false), card("playing", null), card("waiting", null)];
    const list = mount(TableList, { target: document.body, props: { tables } });
    flushSync();
    expect([...document.querySelectorAll(".status")].map((one) => one.textContent)).toEqual([
      "Your turn",
      "Others to move",
      "Being played",
      "Waits for players",
    ]);
    void unmount(list);
  });
});

describe("what lies half behind the prompt", () => {
  it("is not shown, and is shown again below it or below the window", () => {
    let look: (seen: object[]) => void = () => {};
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(seen: typeof look) {
          look = seen;
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    const node = document.createElement("div");
    wholeBelow(64)(node);
    const seen = (top: number, intersectionRatio: number): string => {
      look([{ boundingClientRect: { top }, intersectionRatio }]);
      return node.style.opacity;
    };
    expect([seen(80, 1), seen(40, 0.5), seen(64, 1), seen(720, 0.3), seen(-90, 0)]).toEqual(["", "0", "", "", "0"]);
    vi.unstubAllGlobals();
  });
});
