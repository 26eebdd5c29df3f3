import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { boxOf, countedInChicago, isBack, isUntouched, moneyOf, named, RECONSTRUCTED, unseen } from "../cards";
import { refusedCity, refusedStep, type Sending, sendings, smallest, stepped } from "../meaning";
import type { City, View } from "../view";
import actions from "./fixtures/actions.json";
import fixtures from "./fixtures/views.json";

interface Seen {
  seat: number;
  legal: number[];
  table: View;
}
const views = fixtures as unknown as Record<string, Seen>;
const textOf = (action: number): string => actions[action]!.text;
const known = new Set(actions.map(({ text }) => text));
const ways: Sending[] = [
  [1, 0],
  [2, 0],
  [1, 2],
  [2, 1],
  [3, 3],
].map(([one, two], action) => ({ action, crowd: [one!, two!] }));
const city = (letter: string, laid: string[]): City => ({
  letter,
  hidden: `${letter}?`,
  laid,
  crowds: [],
  leader: null,
  exiled: [],
});

/** All crowds that the two steppers come to, from the smallest one on. */
function reachable(all: readonly Sending[]): Set<number> {
  const found = new Set<number>();
  const visit = (way: Sending | null): void => {
    if (!way || found.has(way.action)) return;
    found.add(way.action);
    for (const kind of [0, 1] as const) for (const by of [1, -1] as const) visit(stepped(all, way.crowd, kind, by));
  };
  visit(smallest(all));
  return found;
}

describe("sending", () => {
  it("every legal action of every fixture can be reached: a city and two steppers, or a card of the hand", () => {
    for (const [name, { legal, table, seat }] of Object.entries(views)) {
      const sent = table.row.flatMap(({ letter }) => [...reachable(sendings(letter, new Set(legal), textOf))]);
      const laid = (table.players[seat]?.hand ?? []).map((card) => `lay ${card}`);
      expect(
        legal.filter((action) => !sent.includes(action) && !laid.includes(textOf(action))),
        name,
      ).toEqual([]);
    }
  });
  it("a stepper stops at what is legal, and changes the other as little as it can", () => {
    expect(smallest(ways)?.crowd).toEqual([1, 0]);
    expect(stepped(ways, [1, 0], 0, 1)?.crowd).toEqual([2, 0]);
    expect(stepped(ways, [1, 0], 1, 1)?.crowd).toEqual([2, 1]);
    expect(stepped(ways, [3, 3], 0, 1)).toBeNull();
    expect(stepped(ways, [3, 3], 1, -1)?.crowd).toEqual([1, 2]);
    expect(smallest([])).toBeNull();
    expect(reachable(ways).size).toBe(ways.length);
  });
  it("professionals rather than amateurs go first: they come back", () => {
    expect(
      smallest([
        { action: 1, crowd: [0, 2] },
        { action: 2, crowd: [1, 1] },
        { action: 3, crowd: [2, 0] },
      ])?.action,
    ).toBe(3);
  });
  it("a stepper that has stopped asks about the next step, a shut city about one professional", () => {
    expect(refusedStep("D", [2, 0], 0, -1)).toBe("send 1+0 D");
    expect(refusedStep("D", [2, 0], 1, 1)).toBe("send 2+1 D");
    expect(refusedStep("D", [0, 3], 0, -1)).toBe("send 0+3 D");
    expect(["N", "X"].map(refusedCity).every((text) => known.has(text))).toBe(true);
  });
});

describe("the cards", () => {
  const box = boxOf(actions);

  it("the box is read out of the actions, and what was laid or is held has been seen", () => {
    expect(box.get("D")).toEqual(["D1", "D2", "D3", "D4", "Dg"]);
    expect([...box.values()].flat().length).toBe(27);
    expect(unseen(city("D", ["D4"]), box.get("D")!, ["Dg", "N1"])).toEqual(["D1", "D2", "D3"]);
  });
  it("as many are unseen as lie hidden and in other hands", () => {
    for (const [name, { seat, table }] of Object.entries(views)) {
      if (seat < 0 || table.step === "over") continue;
      const backs = (letter: string): number =>
        table.players.flatMap(({ hand }) => hand).filter((card) => card === `${letter}?`).length;
      for (const one of table.row.filter(({ hidden }) => hidden !== null))
        expect([name, one.letter, unseen(one, box.get(one.letter)!, table.players[seat]!.hand).length]).toEqual([
          name,
          one.letter,
          backs(one.letter) + 1,
        ]);
    }
  });
  it("a card has the game's own name", () => {
    expect(named("D3")).toEqual({ id: "card-money", arguments: { city: { id: "city-d", arguments: {} }, money: 3 } });
    expect(named("Mh")).toEqual({ id: "card-hospital", arguments: { city: { id: "city-m", arguments: {} } } });
    expect(["D?", "D3"].map(isBack)).toEqual([true, false]);
    expect(["D4", "Dg", "N0"].map(moneyOf)).toEqual([4, 0, 0]);
  });
  it("§6.2 for Chicago the last cards to its left count", () => {
    const row = [city("N", ["N1", "N3"]), city("B", []), { ...city("X", []), hidden: null }, city("D", ["D4"])];
    expect(countedInChicago({ row, chicago: 2 })).toEqual(["N3"]);
  });
  it("a round is untouched until somebody sends or lays", () => {
    expect(isUntouched(views["4-begin"]!.table)).toBe(true);
    expect(isUntouched(views["4-middle"]!.table)).toBe(false);
    expect(isUntouched({ row: [{ ...city("N", []), leader: 1 }] })).toBe(false);
  });
  it("the reconstructed ones are those with a star in §1.1 of the rules", () => {
    const rules = readFileSync(
      join(import.meta.dirname, "../../../../..", "src", "gangland", "games", "the_boss", "text", "rules.en.md"),
      "utf8",
    );
    const signs: Record<string, string> = { revolver: "g", hospital: "h", prison: "p", exile: "e" };
    const starred = [...rules.matchAll(/^\| \d \| [^|]+ \| (\w) \| ([^|]+) \|/gm)].flatMap(([, letter, cards]) =>
      cards!
        .split(",")
        .filter((card) => card.includes("*"))
        .map((card) => card.replace(/[\s*\\$]/g, ""))
        .map((card) => `${letter}${signs[card] ?? card}`),
    );
    expect([...RECONSTRUCTED].toSorted()).toEqual(starred.toSorted());
  });
});
