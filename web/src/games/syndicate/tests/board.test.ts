import { describe, expect, it } from "vitest";
import { answerTo, numbersOf } from "../../parts/choosing";
import { forecast, told } from "../forecast";
import { arrowPath, PLACES } from "../map";
import {
  counted,
  fieldOf,
  fields,
  ghostOf,
  onDistrict,
  onSpace,
  orderOf,
  refusedOnDistrict,
  refusedOnSpace,
  spacesFor,
} from "../meaning";
import { handicapOf, reasonsOf } from "../reasons";
import { spaceName } from "../spaces";
import { standsOn, TOKENS, type Token, tokenAbout } from "../tokens";
import type { District, View } from "../view";
import actions from "./fixtures/actions.json";
import samples from "./fixtures/forecasts.json";
import fixtures from "./fixtures/views.json";

interface Fixture {
  seat: number;
  to_act: number[];
  legal: number[];
  table: View;
}
interface Sample {
  token: Token;
  space: string;
  seat: number;
  solo: boolean;
  district: District;
  last: (Token | null)[];
  marker: number;
  closed: boolean;
  money: [number, number];
  barrels: number | null;
  step: string;
}

const views = fixtures as unknown as Record<string, Fixture>;
const numbers = numbersOf(actions);
const number = (text: string): number => numbers.get(text) ?? -1;
const textOf = (action: number): string => actions[action]!.text;
const desk = (view: Fixture) => ({ legal: new Set(view.legal), number, busy: false });
const all = Object.entries(views);

describe("a click in Syndicate", () => {
  it("reaches every legal action that has a place on the board", () => {
    for (const [name, view] of all) {
      const { districts } = view.table;
      const things = [
        ...districts.flatMap(({ rows }) => rows.flatMap(({ spaces }) => spaces.map((one) => onSpace(one.name)))),
        ...districts.map(({ code }) => onDistrict(code)),
        ...TOKENS.map((token) => [`send ${token}`]),
        ...TOKENS.map((token) => [`hit ${token}`]),
        ["stop"],
        ["consult"],
      ];
      const reached = new Set(
        things.flatMap((texts) => {
          const answer = answerTo(texts, "", desk(view));
          return answer.does === "act" ? [answer.action] : [];
        }),
      );
      expect([name, view.legal.filter((action) => !reached.has(action)).map(textOf)]).toEqual([name, []]);
    }
  });
  it("asks about something the game knows when nothing is legal", () => {
    for (const [, { table }] of all) {
      for (const { code, rows } of table.districts) {
        expect(number(refusedOnDistrict(code, table.step, table.board))).toBeGreaterThanOrEqual(0);
        for (const { name } of rows.flatMap(({ spaces }) => spaces))
          expect(number(refusedOnSpace(name, table.step))).toBeGreaterThanOrEqual(0);
      }
    }
  });
  it("lights up the very spaces that the rules allow", () => {
    const laying = all.filter(
      ([, { table, seat, to_act }]) => table.step === "space" && table.picked !== null && to_act.includes(seat),
    );
    expect(laying.length).toBeGreaterThan(4);
    for (const [name, { table, legal }] of laying) {
      expect([name, [...spacesFor(table.picked!, table.turn, table)].sort()]).toEqual([
        name,
        legal.map((action) => textOf(action).slice(3)).sort(),
      ]);
    }
  });
});

describe("a forecast", () => {
  it("is what the rules then do", () => {
    for (const [nth, sample] of (samples as unknown as Sample[]).entries()) {
      const players = sample.last.map((last) => ({ last }));
      const what = forecast(
        { districts: [sample.district], players, automaton: sample.solo ? {} : null },
        sample.seat,
        sample.token,
        sample.space,
      )!;
      const total = what.points.map((points, seat) => points + (seat === sample.seat ? what.money : 0));
      // A single effect of a free space happens by itself.
      const [only, ...more] = what.free;
      if (only?.effect === "money" && more.length === 0) total[sample.seat]! += only.amount;
      const closed = what.ends !== null;
      expect([nth, sample.token, sample.space, what.marker, closed, total]).toEqual([
        nth,
        sample.token,
        sample.space,
        sample.marker,
        sample.closed,
        sample.money,
      ]);
      if (sample.barrels !== null && what.ends === "barrel") expect(what.barrels).toBe(sample.barrels);
      expect(told(what, sample.seat).length).toBeGreaterThan(0);
    }
  });
  it("is silent where a Konfident has nobody to copy", () => {
    const { table } = views["ny-begin"]!;
    expect(counted("KO", 0, [{ last: null }, { last: null }])).toBeNull();
    expect(
      forecast({ ...table, players: table.players.map((one) => ({ ...one, last: null })) }, 0, "KO", "M1a"),
    ).toBeNull();
    expect(spacesFor("KO", 0, { ...table, players: table.players.map((one) => ({ ...one, last: null })) }).size).toBe(
      0,
    );
  });
});

describe("a track", () => {
  it("has the near player's end on the left", () => {
    expect(fields(2)).toEqual([2, 1, 0, -1, -2]);
    expect(fieldOf(2, 14, 0)).toBe(12);
    expect(fieldOf(2, 14, 1)).toBe(16);
  });
  it("shows where smuggled barrels would bring the marker, never to the end", () => {
    const { table, seat } = views["ny-step-elsewhere"]!;
    const other = table.districts.find(({ code, in_play }) => in_play && code !== table.district)!;
    const may = (text: string): boolean => text === `smuggle ${other.code}`;
    const sign = seat === 1 ? -1 : 1;
    expect(ghostOf({ ...other, marker: 0 }, table, may)).toBe(table.amount * sign);
    expect(ghostOf({ ...other, marker: (other.closes - 1) * sign }, table, may)).toBe((other.closes - 1) * sign);
    expect(ghostOf(other, table, () => false)).toBeNull();
  });
  it("moves in the order of the news", () => {
    const lines = [
      { id: "log-to", arguments: {} },
      { id: "log-draw", arguments: {} },
      { id: "log-marker", arguments: { district: { id: "district-q" } } },
    ];
    expect(orderOf(lines, ({ id }) => id === "log-marker")).toBe(1);
    expect(orderOf(lines, ({ id }) => id === "log-money")).toBe(0);
  });
});

describe("tokens", () => {
  it("stand where they may", () => {
    expect(["G3", "ZA", "BG"].map(standsOn)).toEqual(["street", "street", "street"]);
    expect(["S2s", "BS"].map(standsOn)).toEqual(["river", "river"]);
    expect(["C0q", "SZ", "BO", "OB", "AN"].map(standsOn)).toEqual([
      "anywhere",
      "anywhere",
      "anywhere",
      "anywhere",
      "anywhere",
    ]);
  });
  it("say what they are good for", () => {
    expect(tokenAbout("G1q").map(({ id }) => id)).toEqual(["stands-street", "sign-quick"]);
    expect(tokenAbout("KO").map(({ id }) => id)).toEqual(["character-ko"]);
    expect(spaceName("SM1a")).toEqual({
      id: "space",
      arguments: { district: { id: "district-sm", arguments: {} }, place: "1a" },
    });
  });
});

describe("the map of Los Angeles", () => {
  it("has a place for every district and an arrow for every pair", () => {
    const { table } = views["la-begin"]!;
    const box = { width: 800, height: 600, gap: 40, gapBetweenRows: 30, rim: 20 };
    for (const { code, arrows } of table.districts) {
      expect(PLACES[code]).toBeDefined();
      for (const to of arrows) expect(arrowPath(code, to, box)).toMatch(/^M[\d.-]+ [\d.-]+[LQ]/);
    }
    expect(new Set(Object.values(PLACES).map(String)).size).toBe(table.districts.length);
  });
});

describe("the automaton", () => {
  it("gives its reasons and its lead", () => {
    const known = new Set(all.flatMap(([, { table }]) => (reasonsOf(table) ?? []).map(({ reason }) => reason.id)));
    expect(known.size).toBeGreaterThan(2);
    expect(reasonsOf(views["ny-begin"]!.table)).toBeNull();
    expect(handicapOf(views["ny-begin"]!.table)).toEqual([]);
    expect(handicapOf(views["solo-step-consult"]!.table).every(({ id }) => id === "label-roll")).toBe(true);
  });
});
