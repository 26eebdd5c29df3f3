// What a click on a place of the pyramid means.

import { above, type Card, cardAt, type Place, supports } from "./pyramid";
import type { View } from "./view";

/** On a card: let it climb, influence, expel, or move it up into the hole; on an empty place: climb there.
 *  After a first click on one end of a climb a click on the other end is that climb. */
export function onPlace(place: Place, card: Card | null, picked: Place | null = null): string[] {
  if (picked !== null && above(place).includes(picked)) return [`climb ${place} ${picked}`];
  if (picked !== null && above(picked).includes(place)) return [`climb ${picked} ${place}`];
  if (card === null) return (supports(place) ?? []).map((from) => `climb ${from} ${place}`);
  return [...above(place).map((to) => `climb ${place} ${to}`), `influence ${place}`, `expel ${place}`, `fill ${place}`];
}

/** What the player most likely meant, where the rules allow nothing. */
export function refusedOnPlace(place: Place, table: Pick<View, "places" | "step">): string {
  if (table.step === "expel") return `expel ${place}`;
  if (table.step === "fill" && above(place).length > 0) return `fill ${place}`;
  const below = supports(place);
  if (cardAt(table, place) !== null || below === null) return `influence ${place}`;
  return `climb ${below.find((one) => cardAt(table, one) !== null) ?? below[0]} ${place}`;
}

export interface Climb {
  from: Place;
  to: Place;
}

/** The legal climbs. */
export function climbsOf(texts: readonly string[]): Climb[] {
  return texts.flatMap((text) => {
    const [verb, from, to] = text.split(" ");
    return verb === "climb" && from && to ? [{ from, to }] : [];
  });
}

/** The other ends of the climbs from or to a place. */
export function otherEnds(place: Place | null, climbs: readonly Climb[]): Set<Place> {
  return new Set(climbs.flatMap(({ from, to }) => (from === place ? [to] : to === place ? [from] : [])));
}

/** Where a card at a place can move up to now, by climbing or into the hole: left, right, or both. */
export function ways(
  place: Place,
  climbs: readonly Climb[],
  fills: ReadonlySet<Place>,
  hole: Place | null,
): ("left" | "right")[] {
  const ends = new Set([
    ...climbs.filter(({ from }) => from === place).map(({ to }) => to),
    ...(hole !== null && fills.has(place) ? [hole] : []),
  ]);
  return [...ends].map((end) => (end[1] === place[1] ? "right" : "left"));
}

/** The places of the verb among legal actions: whom one may expel, what may fill the hole. */
export function placesOf(verb: string, texts: readonly string[]): Set<Place> {
  return new Set(
    texts.map((text) => text.split(" ")).flatMap(([first, place]) => (first === verb && place ? [place] : [])),
  );
}

/** Which cards can fill the hole that a climb from a place leaves; none: the top card of the deck. */
export function fillersOf(place: Place, table: Pick<View, "places">): Place[] {
  return (supports(place) ?? []).filter((below) => cardAt(table, below) !== null);
}
