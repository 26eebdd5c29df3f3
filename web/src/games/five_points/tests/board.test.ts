import { describe, expect, it } from "vitest";
import { answerTo, numbersOf, offered } from "../../parts/choosing";
import { climbsOf, fillersOf, onPlace, otherEnds, placesOf, refusedOnPlace, ways } from "../meaning";
import { expelledOf, movesOf } from "../moves";
import { above, cardAt, grouped, named, neighbours, PYRAMID, placeNamed, pointsAt, supports, worth } from "../pyramid";
import type { View } from "../view";
import actions from "./fixtures/actions.json";
import fixtures from "./fixtures/views.json";

interface Seen {
  seat: number;
  legal: number[];
  table: View;
}
const views = fixtures as unknown as Record<string, Seen>;
const numbers = numbersOf(actions);
const number = (text: string): number => numbers.get(text) ?? -1;
const places = PYRAMID.flatMap((row) => row.places).toSorted((one, other) => one.nth - other.nth);
const desk = (legal: readonly string[]) => ({ legal: new Set(legal.map(number)), number, busy: false });

/** A pyramid from words like "a1:S b2:R*". */
function pyramid(words: string): View["places"] {
  const cards = new Map(words.split(" ").map((word) => word.split(":") as [string, string]));
  return places.map(({ place }) => cards.get(place) ?? null);
}

describe("the pyramid", () => {
  it("has 21 places in six rows, numbered as the server numbers them", () => {
    expect(places.map(({ place }) => place).join(" ")).toBe(
      "a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 c1 c2 c3 c4 d1 d2 d3 e1 e2 f1",
    );
    expect(PYRAMID.map(({ points }) => points)).toEqual([3, 2, 1, 0, 0, 0]);
    expect(["f1", "e2", "d3", "c1"].map(pointsAt)).toEqual([3, 2, 1, 0]);
  });
  it("§1.2 c2 rests on b2 and b3", () => {
    expect(supports("c2")).toEqual(["b2", "b3"]);
    expect(supports("a1")).toBeNull();
    expect(above("b3")).toEqual(["c2", "c3"]);
    expect(above("b1")).toEqual(["c1"]);
    expect(above("f1")).toEqual([]);
  });
  it("§5.2 a place has up to six neighbours", () => {
    expect(neighbours("c2").toSorted()).toEqual(["b2", "b3", "c1", "c3", "d1", "d2"]);
    expect(neighbours("f1")).toEqual(["e1", "e2"]);
  });
  it("§8.1 in the rulebook's example Ladies, Dragons and Reapers are worth 6, Ratcatchers, Rascals and Reapers 5", () => {
    const table = { places: pyramid("a1:L c1:B d1:B d2:P d3:E e1:B e2:B* f1:R") };
    expect(worth(table, ["L", "B", "E"])).toBe(6);
    expect(worth(table, ["R", "P", "E"])).toBe(5);
    expect(worth(table, [null, null, null])).toBe(0);
  });
  it("cards are named and counted", () => {
    expect(named("R*")).toEqual({ id: "card-boss", arguments: { gang: { id: "gang-r", arguments: {} } } });
    expect(grouped(["S", "R*", "S"])).toEqual([
      { card: "S", count: 2 },
      { card: "R*", count: 1 },
    ]);
  });
});

describe("a click on the pyramid", () => {
  it("reaches every legal action of every fixture", () => {
    for (const [name, { legal, table, seat }] of Object.entries(views)) {
      const reached = places.flatMap(({ place }) => onPlace(place, cardAt(table, place)));
      reached.push(
        "pass",
        ...(table.influence[seat] ?? []).map((gang) => `discard ${gang}`),
        ...(table.alliances[seat] ?? []).map((gang) => `reveal ${gang}`),
      );
      expect(
        legal.map((action) => actions[action]!.text).filter((text) => !reached.includes(text)),
        name,
      ).toEqual([]);
    }
  });
  it("climbs at once where that is all there is, and else shows the ways", () => {
    expect(answerTo(onPlace("b3", "P"), "", desk(["climb b3 c3"]))).toEqual({
      does: "act",
      action: number("climb b3 c3"),
    });
    expect(answerTo(onPlace("c3", null), "", desk(["climb b3 c3", "climb b4 c3"])).does).toBe("pick");
    expect(offered(onPlace("b3", "P"), desk(["climb b3 c2", "climb b3 c3", "influence b3", "climb b2 c2"]))).toEqual(
      ["climb b3 c2", "climb b3 c3", "influence b3"].map(number),
    );
  });
  it("on the other end of a climb is that climb, from above and from below", () => {
    expect(onPlace("c2", null, "b2")).toEqual(["climb b2 c2"]);
    expect(onPlace("b3", "P", "c2")).toEqual(["climb b3 c2"]);
    expect(onPlace("a1", "S", "b2")).toContain("influence a1");
    expect(onPlace("b2", "S", "b2")).toContain("influence b2");
  });
  it("after influencing is the neighbour to expel", () => {
    const { legal, table } = views["step-expel"]!;
    const texts = legal.map((action) => actions[action]!.text);
    const prey = placesOf("expel", texts);
    expect(prey.size).toBeGreaterThan(0);
    for (const place of prey) {
      expect(neighbours(table.influenced!)).toContain(place);
      expect(answerTo(onPlace(place, cardAt(table, place)), "", desk(texts))).toEqual({
        does: "act",
        action: number(`expel ${place}`),
      });
    }
  });
  it("asks about what was most likely meant, always an action of the game", () => {
    const at = (step: View["step"], words: string) => ({ step, places: pyramid(words) });
    expect(refusedOnPlace("b1", at("turn", "a2:R"))).toBe("climb a2 b1");
    expect(refusedOnPlace("c1", at("turn", "a2:R"))).toBe("climb b1 c1");
    expect(refusedOnPlace("a2", at("turn", "a2:R"))).toBe("influence a2");
    expect(refusedOnPlace("a2", at("expel", "a2:R"))).toBe("expel a2");
    expect(refusedOnPlace("a2", at("fill", "a2:R"))).toBe("fill a2");
    for (const step of ["turn", "expel", "discard", "fill", "reveal", "over"] as const)
      for (const words of ["a1:S", places.map(({ place }) => `${place}:S`).join(" ")])
        expect(
          places.map(({ place }) => refusedOnPlace(place, at(step, words))).filter((text) => number(text) < 0),
        ).toEqual([]);
  });
});

describe("what is shown before it is done", () => {
  const climbs = climbsOf(["climb b2 c2", "climb b3 c2", "climb b3 c3", "influence b3", "pass"]);

  it("the other ends of a place's climbs", () => {
    expect([...otherEnds("b3", climbs)]).toEqual(["c2", "c3"]);
    expect([...otherEnds("c2", climbs)]).toEqual(["b2", "b3"]);
    expect(otherEnds(null, climbs).size).toBe(0);
  });
  it("the way a card may go: left, right, or both", () => {
    expect(ways("b3", climbs, new Set(), null)).toEqual(["left", "right"]);
    expect(ways("b2", climbs, new Set(), null)).toEqual(["right"]);
    expect(ways("a3", [], new Set(["a2", "a3"]), "b2")).toEqual(["left"]);
    expect(ways("a4", [], new Set(["a2", "a3"]), "b2")).toEqual([]);
  });
  it("§4.3 which cards can fill the hole", () => {
    const table = { places: pyramid("a2:S a3:R b2:P") };
    expect(fillersOf("b2", table)).toEqual(["a2", "a3"]);
    expect(fillersOf("a2", table)).toEqual([]);
  });
});

describe("movement", () => {
  const told = (id: string, args: Record<string, string>) => ({
    id,
    arguments: Object.fromEntries(Object.entries(args).map(([key, place]) => [key, placeNamed(place)])),
  });

  it("follows the log: a climb, then the holes one after the other, then the deck", () => {
    const lines = [
      told("log-climb", { from: "b2", to: "c2" }),
      told("log-fill", { from: "a2", to: "b2" }),
      told("log-draw", { place: "a2" }),
      { id: "log-pass", arguments: {} },
    ];
    expect([...movesOf(lines)]).toEqual([
      ["c2", { from: "b2", nth: 0 }],
      ["b2", { from: "a2", nth: 1 }],
      ["a2", { from: null, nth: 2 }],
    ]);
  });
  it("knows who was expelled", () => {
    expect([...expelledOf([told("log-expel", { place: "d2" }), told("log-fill", { from: "c2", to: "d2" })])]).toEqual([
      "d2",
    ]);
  });
});
