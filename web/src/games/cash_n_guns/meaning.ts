// What a click means at this table, and the beat of a round.

import { type Bullet, categoryOf, type Loot, type Step } from "./loot";
import type { Told, View } from "./view";

export function onPlayer(seat: number, me: number): string[] {
  if (seat === me) return ["duck", "stand", "heal", "late"];
  return [`aim ${seat}`, `order ${seat}`, `swindle ${seat}`, `trade ${seat}`];
}

const ON_PLAYER: Partial<Record<Step, string>> = { order: "order", swindle: "swindle", trade: "trade" };

export function refusedOnPlayer(seat: number, me: number, step: Step): string {
  if (seat === me && step === "courage") return "stand";
  return `${ON_PLAYER[step] ?? "aim"} ${seat}`;
}

export function onLoot(loot: Loot): string[] {
  const category = categoryOf(loot);
  return [`take ${loot}`, ...(category ? [`forbid ${category}`] : [])];
}

export function refusedOnLoot(loot: Loot, step: Step): string {
  const category = categoryOf(loot);
  return step === "forbid" && category ? `forbid ${category}` : `take ${loot}`;
}

export function onBullet(bullet: Bullet): string[] {
  return [`load ${bullet}`, `give ${bullet}`, `discard ${bullet}`];
}

const ON_BULLET: Partial<Record<Step, string>> = { give: "give", clip: "discard", wise: "discard" };

export function refusedOnBullet(bullet: Bullet, step: Step): string {
  return `${ON_BULLET[step] ?? "load"} ${bullet}`;
}

/** Kinds of actions that belong to no thing on the table: they are buttons. */
const BUTTONS = new Set(["no", "heal", "late", "duck", "stand"]);

export function buttons(legal: ReadonlySet<number>, kindOf: (action: number) => string): number[] {
  return [...legal].filter((action) => BUTTONS.has(kindOf(action)));
}

export const BEATS = ["bullet", "aim", "order", "courage", "reveal", "share"] as const;
const BEAT_OF: Record<Step, number> = {
  talent: -1,
  swindle: 0,
  give: 0,
  bullet: 0,
  aim: 1,
  kid: 1,
  reload: 1,
  order: 2,
  redirect: 2,
  courage: 3,
  wise: 4,
  heal: 5,
  forbid: 5,
  share: 5,
  clip: 5,
  trade: 5,
  more: 5,
  over: 6,
};

export function beatStates(step: Step): ("past" | "now" | "shut")[] {
  const at = BEAT_OF[step];
  return BEATS.map((_, nth) => (nth === at ? "now" : nth < at ? "past" : "shut"));
}

export interface Shot {
  from: number;
  to: number;
  /** What came of it: still open, a hit, a click, or discarded unseen. */
  end: "open" | "bang" | "blank" | "unseen";
  /** My sealed choice, which only I see. */
  sealed: boolean;
  /** Of the round before. */
  old: boolean;
}

function ending(told: Told): Shot["end"] {
  return told.kind ?? "unseen";
}

/** The guns as they point now; before anybody aims in a round, as they pointed in the last one. */
export function shots(table: View, me: number, choice: string | null): Shot[] {
  const turned = table.told_round === table.round && BEAT_OF[table.step] >= BEAT_OF.heal;
  const before = BEAT_OF[table.step] === 0 && table.told_round > 0 && table.told_round === table.round - 1;
  if (turned || before) return told(table, before);
  const open = table.players.flatMap(({ aim }, from): Shot[] =>
    aim === null ? [] : [{ from, to: aim, end: "open", sealed: false, old: false }],
  );
  const target = /^aim (\d)$/.exec(choice ?? "")?.[1];
  return target === undefined
    ? open
    : [...open, { from: me, to: Number(target), end: "open", sealed: true, old: false }];
}

function told(table: View, old: boolean): Shot[] {
  return table.told.flatMap((one, from): Shot[] =>
    one.aim === null ? [] : [{ from, to: one.aim, end: ending(one), sealed: false, old }],
  );
}

/** Who the seats are, clockwise from the one at the bottom of the screen. */
export function clockwise(seats: number, bottom: number): number[] {
  return Array.from({ length: seats }, (_, nth) => (bottom + nth) % seats);
}

/** A place round the table: 0 to 1 from left to right and from top to bottom. */
export interface Spot {
  x: number;
  y: number;
}

/** How many sit at the left, at the top and at the right; one more sits at the bottom. */
const SIDES: Record<number, readonly [number, number, number]> = {
  4: [1, 1, 1],
  5: [1, 2, 1],
  6: [1, 3, 1],
  7: [2, 2, 2],
  8: [2, 3, 2],
};
const COLUMNS: readonly (readonly number[])[] = [[], [0.5], [0.72, 0.36]];
const ROWS: readonly (readonly number[])[] = [[], [0.5], [0.24, 0.76], [0, 0.5, 1]];

/** Clockwise from the bottom: on a narrow screen along the edges, else on an oval. */
export function spots(seats: number, narrow: boolean): Spot[] {
  if (!narrow) return Array.from({ length: seats }, (_, nth) => onOval(Math.PI / 2 + (nth * 2 * Math.PI) / seats));
  const [left, top, right] = SIDES[seats] ?? [2, 3, 2];
  return [
    { x: 0.5, y: 1 },
    ...(COLUMNS[left] ?? []).map((y) => ({ x: 0, y })),
    ...(ROWS[top] ?? []).map((x) => ({ x, y: 0 })),
    ...(COLUMNS[right] ?? []).toReversed().map((y) => ({ x: 1, y })),
  ];
}

/** A little squarer than an oval, so that neighbours at the sides have room. */
function onOval(angle: number): Spot {
  const bent = (part: number, by: number): number => 0.5 + 0.5 * Math.sign(part) * Math.abs(part) ** by;
  return { x: bent(Math.cos(angle), 1.1), y: bent(Math.sin(angle), 0.72) };
}
