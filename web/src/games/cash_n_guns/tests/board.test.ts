import { describe, expect, it } from "vitest";
import { numbersOf } from "../../parts/choosing";
import { categoryOf, groupsOf, type Loot, worth } from "../loot";
import * as meaning from "../meaning";
import type { View } from "../view";
import actions from "./fixtures/actions.json";
import fixtures from "./fixtures/views.json";

interface Seen {
  seat: number;
  seats: number;
  legal: number[];
  table: View;
}
const views = fixtures as unknown as Record<string, Seen>;
const numbers = numbersOf(actions);
const BULLETS = ["blank", "bang"] as const;

function reached(view: Seen): string[] {
  const shares: Loot[] = [...view.table.middle, "desk"];
  const players = view.table.players.flatMap((_, seat) => meaning.onPlayer(seat, view.seat));
  const buttons = meaning
    .buttons(new Set(view.legal), (action) => actions[action]!.kind)
    .map((action) => actions[action]!.text);
  return [...players, ...shares.flatMap(meaning.onLoot), ...BULLETS.flatMap(meaning.onBullet), ...buttons];
}

describe("Cash 'n Guns", () => {
  it("every legal action of every fixture can be reached by a click or a button", () => {
    for (const [name, view] of Object.entries(views)) {
      const known = reached(view);
      const missing = view.legal
        .map((action) => actions[action]!)
        .filter(({ text, kind }) => kind !== "talent" && !known.includes(text));
      expect(missing, name).toEqual([]);
    }
  });
  it("what is asked about is an action of the game", () => {
    const asked = [
      meaning.refusedOnPlayer(3, 0, "order"),
      meaning.refusedOnPlayer(0, 0, "courage"),
      meaning.refusedOnPlayer(0, 0, "aim"),
      meaning.refusedOnLoot("P", "forbid"),
      meaning.refusedOnLoot("C", "forbid"),
      meaning.refusedOnLoot("desk", "share"),
      meaning.refusedOnBullet("bang", "clip"),
    ];
    expect(asked).toEqual(["order 3", "stand", "aim 0", "forbid painting", "take C", "take desk", "discard bang"]);
    expect(asked.filter((text) => !numbers.has(text))).toEqual([]);
  });
  it("the beat of a round has one step now, before and after the game none", () => {
    expect(meaning.beatStates("kid")).toEqual(["past", "now", "shut", "shut", "shut", "shut"]);
    expect(meaning.beatStates("talent")).not.toContain("now");
    expect(meaning.beatStates("over")).toEqual(Array(6).fill("past"));
  });
  it("a sealed aim is an arrow that only its owner sees", () => {
    const view = views["sealed-aim"]!;
    const mine = meaning.shots(view.table, view.seat, view.table.players[view.seat]!.choice);
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({ from: view.seat, sealed: true, end: "open" });
    expect(meaning.shots(view.table, -1, null)).toEqual([]);
  });
  it("after the cards are turned an arrow tells what came of it", () => {
    const { table, seat } = views["step-share"]!;
    const ends = table.told.flatMap((one) => (one.aim === null ? [] : [one.kind ?? "unseen"]));
    expect(meaning.shots(table, seat, null).map(({ end }) => end)).toEqual(ends);
    expect(ends.length).toBeGreaterThan(0);
  });
  it.each([4, 5, 6, 7, 8])("%i players sit apart from each other, clockwise from the bottom", (seats) => {
    for (const narrow of [true, false]) {
      const places = meaning.spots(seats, narrow);
      expect(places).toHaveLength(seats);
      expect(places[0]).toMatchObject({ x: 0.5, y: 1 });
      expect(places[1]!.x).toBeLessThan(0.5);
      expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(seats);
    }
    expect(meaning.clockwise(seats, 2)[1]).toBe(3);
  });
  it("loot has a worth and a kind", () => {
    expect((["20", "d10", "P", "desk"] as Loot[]).map(worth)).toEqual([20, 10, null, null]);
    expect((["5", "d1", "P", "K", "C", "desk"] as Loot[]).map(categoryOf)).toEqual([
      "note",
      "diamond",
      "painting",
      "kit",
      null,
      "desk",
    ]);
    expect(groupsOf(["5", "?", "P", "5"])).toEqual([
      { loot: "5", count: 2 },
      { loot: "P", count: 1 },
      { loot: "?", count: 1 },
    ]);
  });
});
