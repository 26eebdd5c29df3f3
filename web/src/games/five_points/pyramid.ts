// The shape of the pyramid, and what lies on it.

import type { Message } from "../../lib/board";
import { cleaver, dragon, fan, fist, hat, rat, scythe, shamrock } from "./signs";
import type { View } from "./view";

/** A gang is a letter, a card a letter or, for a boss, a letter with a star. */
export type Gang = string;
export type Card = string;
/** A row's letter and a number: "c2". */
export type Place = string;

export const SIGNS: Record<Gang, string> = {
  S: cleaver,
  B: dragon,
  D: hat,
  L: fan,
  K: fist,
  R: rat,
  E: scythe,
  P: shamrock,
};
const ROWS = "abcdef";

/** The rows from the top of the pyramid down; each place with its number in the list of all. */
export const PYRAMID: { row: string; points: number; places: { place: Place; nth: number }[] }[] = [];
let nth = 0;
for (const [index, row] of [...ROWS].entries()) {
  const places = Array.from({ length: ROWS.length - index }, (_, at) => ({ place: `${row}${at + 1}`, nth: nth++ }));
  PYRAMID.unshift({ row, points: Math.max(0, index - 2), places });
}
const NUMBERS = new Map(PYRAMID.flatMap(({ places }) => places.map((one) => [one.place, one.nth] as const)));

export const cardAt = (table: Pick<View, "places">, place: Place): Card | null =>
  table.places[NUMBERS.get(place) ?? -1] ?? null;
export const pointsAt = (place: Place): number => PYRAMID.find(({ row }) => row === place[0])?.points ?? 0;

/** The two places that a place rests on: left, right. */
export function supports(place: Place): [Place, Place] | null {
  const below = ROWS[ROWS.indexOf(place[0] ?? "") - 1];
  const number = Number(place[1]);
  return below === undefined ? null : [`${below}${number}`, `${below}${number + 1}`];
}

/** The places that rest on a place: left, right. */
export function above(place: Place): Place[] {
  return [...NUMBERS.keys()].filter((one) => supports(one)?.includes(place)).sort();
}

/** Left, right, above and below. */
export function neighbours(place: Place): Place[] {
  const number = Number(place[1]);
  const beside = [number - 1, number + 1].map((one) => `${place[0]}${one}`).filter((one) => NUMBERS.has(one));
  return [...beside, ...above(place), ...(supports(place) ?? [])];
}

export const gangOf = (card: Card): Gang => card[0] ?? "";
export const isBoss = (card: Card): boolean => card.endsWith("*");
export const gangNamed = (gang: Gang): Message => ({ id: `gang-${gang.toLowerCase()}`, arguments: {} });
export const placeNamed = (place: Place): Message => ({ id: `place-${place}`, arguments: {} });
export const named = (card: Card): Message => ({
  id: isBoss(card) ? "card-boss" : "card-member",
  arguments: { gang: gangNamed(gangOf(card)) },
});

/** What the pyramid would score now for somebody allied with these gangs. */
export function worth(table: Pick<View, "places">, gangs: readonly (Gang | null)[]): number {
  const scores = PYRAMID.flatMap(({ points, places }) =>
    places.map(({ nth: at }) => (gangs.includes(gangOf(table.places[at] ?? "")) ? points : 0)),
  );
  return scores.reduce((sum, one) => sum + one, 0);
}

export function grouped(cards: readonly Card[]): { card: Card; count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
