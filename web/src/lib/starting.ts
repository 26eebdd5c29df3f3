// Ways to a table.

import { api, salt } from "./api";
import { keep, kept } from "./keeping";
import { who } from "./me.svelte";
import type { NewTable, PlaceOrder } from "./protocol";
import { place } from "./route.svelte";

/** Whom a newcomer meets first. */
export const FIRST_LEVEL = "pickpocket";

export const usualLevel = (): string => kept("level") ?? FIRST_LEVEL;
export const rememberLevel = (level: string): void => keep("level", level);

/** Make the table; if nobody else is to come, the game begins at once. */
export async function begin(order: NewTable): Promise<void> {
  await who.be();
  const card = await api.create({ ...order, salt: salt() });
  if (card.places.every((seat) => seat.kind !== "open")) await api.start(card.id);
  place.go(`/table/${card.id}`);
}

function others(seats: number, one: PlaceOrder): PlaceOrder[] {
  return [{ kind: "me" }, ...Array.from({ length: seats - 1 }, () => one)];
}

export const playNow = (game: string, seats: number): Promise<void> =>
  begin({ game, seats, places: others(seats, { kind: "bot", level: usualLevel() }) });

export const inviteTo = (game: string, seats: number): Promise<void> =>
  begin({ game, seats, places: others(seats, { kind: "open" }) });

// Several people at one device

export interface Local {
  name: string;
  /** Null for whoever the browser itself is. */
  token: string | null;
}

export function localsOf(table: string): Local[] | null {
  try {
    const found: unknown = JSON.parse(kept(`hot-seat-${table}`) ?? "null");
    return Array.isArray(found) ? (found as Local[]) : null;
  } catch {
    return null;
  }
}

export function keepLocals(table: string, locals: readonly Local[]): void {
  keep(`hot-seat-${table}`, JSON.stringify(locals));
}
