// What moved in the pyramid, as the log tells it.

import type { Message } from "../../lib/board";
import type { Place } from "./pyramid";

export interface Move {
  /** Null: from the deck. */
  from: Place | null;
  nth: number;
}

function placeOf(value: unknown): Place | null {
  const id = (value as { id?: string } | undefined)?.id;
  return id?.startsWith("place-") ? id.slice("place-".length) : null;
}

/** What came to which place, in which order. */
export function movesOf(lines: readonly Message[]): Map<Place, Move> {
  const moves = new Map<Place, Move>();
  for (const { id, arguments: told } of lines) {
    const to = placeOf(id === "log-draw" ? told.place : told.to);
    if (to !== null && ["log-climb", "log-fill", "log-draw"].includes(id))
      moves.set(to, { from: placeOf(told.from), nth: moves.size });
  }
  return moves;
}

export function expelledOf(lines: readonly Message[]): Set<Place> {
  return new Set(lines.flatMap(({ id, arguments: told }) => (id === "log-expel" ? [placeOf(told.place) ?? ""] : [])));
}
