// What a click on a space, a district or a token means.

import { AUTOMATON } from "./automata";
import { type SpaceName, spaceOf } from "./spaces";
import { standsOn, type Token } from "./tokens";
import type { District, View } from "./view";

export const onSpace = (name: SpaceName): string[] => [`to ${name}`, `perform ${name}`];
export const onDistrict = (code: string): string[] => [`smuggle ${code}`, `open ${code}`, `favour ${code}`];

export function refusedOnSpace(name: SpaceName, step: View["step"]): string {
  return `${step === "perform" ? "perform" : "to"} ${name}`;
}

export function refusedOnDistrict(code: string, step: View["step"], board: View["board"]): string {
  if (board === "los-angeles" && step === "open") return `open ${code}`;
  return `${board === "new-york" && step === "favour" ? "favour" : "smuggle"} ${code}`;
}

/** As what a token counts: a Konfident as the rival's last one. */
export function counted(token: Token, seat: number, players: readonly { last: Token | null }[]): Token | null {
  return token === "KO" ? (players[1 - seat]?.last ?? null) : token;
}

/** The spaces that a token of a gang could take, shown while one points at it; what is legal the rules say. */
export function spacesFor(token: Token, seat: number, table: View): Set<SpaceName> {
  const as = counted(token, seat, table.players);
  if (as === null) return new Set();
  const roams = as === "SZ" && !(table.automaton && seat === AUTOMATON);
  const where = standsOn(as);
  const open = table.districts.filter(
    ({ in_play, code }) => in_play && (table.district === null || table.district === code),
  );
  const rows = open.flatMap((district) => district.rows.filter((row) => row.active || (roams && !row.finished)));
  const spaces = rows
    .flatMap((row) => row.spaces)
    .filter(({ token: lies, kind }) => lies === null && (where === "anywhere" || kind === "mixed" || kind === where));
  return new Set(spaces.map(({ name }) => name));
}

/** The fields of a smuggling track from the near player's end to the far one's, as distances toward the near player. */
export function fields(farthest: number): number[] {
  return Array.from({ length: 2 * farthest + 1 }, (_, nth) => farthest - nth);
}

/** How far a marker is on a seat's side; negative on the rival's. */
export const leadOf = (marker: number, seat: number): number => (seat === 1 ? 0 - marker : marker);

/** Which field of the track the marker is on, from the near player's end. */
export function fieldOf(marker: number, farthest: number, near: number): number {
  return farthest - leadOf(marker, near);
}

/** Where the marker of a district would go by what is asked now: barrels to smuggle, a six, a district to open. */
export function ghostOf(district: District, table: View, may: (text: string) => boolean): number | null {
  const sign = table.turn === 1 ? -1 : 1;
  const moved = (by: number, seat: number): number => {
    const lead = Math.min(leadOf(district.marker, seat) + by, district.closes - 1);
    return lead * (seat === 1 ? -1 : 1);
  };
  if (may(`smuggle ${district.code}`)) return moved(table.amount, table.turn);
  if (may(`favour ${district.code}`)) return moved(table.amount, AUTOMATON);
  return may(`open ${district.code}`) ? table.barrels * sign : null;
}

/** When something happened in the last news, counted from the first: things move one after another. */
export function orderOf(
  lines: readonly { id: string; arguments: Record<string, unknown> }[],
  isIt: (line: { id: string; arguments: Record<string, unknown> }) => boolean,
): number {
  const events = lines.filter(({ id }) => ["log-marker", "log-money", "log-to"].includes(id));
  return Math.max(0, events.findIndex(isIt));
}

/** The district of a space. */
export const codeOf = (table: View, name: SpaceName): string => spaceOf(table.districts, name)?.district.code ?? "";
