// What a token would do on a space, worked out from what lies open and shown before it is confirmed. The rules decide;
// tests compare this with them.

import type { Message } from "../../lib/board";
import { AUTOMATON } from "./automata";
import { counted, leadOf } from "./meaning";
import { type Effect, effectDoes, effectName, type SpaceName, spaceOf } from "./spaces";
import { type Token, tokenMark } from "./tokens";
import type { District, Space, View } from "./view";

type Known = Pick<View, "districts"> & { players: readonly { last: Token | null }[]; automaton: unknown };

export interface Forecast {
  district: District;
  space: Space;
  /** As what the token counts. */
  token: Token;
  strength: number;
  /** How often the effect of the space happens. */
  times: number;
  /** Where the marker comes to rest, as in the view. */
  marker: number;
  /** Rows that are full then. */
  rows: number;
  ends: "hat" | "barrel" | "full" | null;
  /** Barrels into the next district. */
  barrels: number;
  /** Points of wealth for rows and for closing, without what the space pays. */
  points: [number, number];
  /** Points that the space pays. */
  money: number;
  /** Effects of free spaces, to be performed in any order. */
  free: Space[];
}

const STRENGTH: Record<Token, number> = { BG: 1, BS: 1, AN: 3, ZA: 7, SZ: 0, BO: 1, OB: 1 };
const COUNTED_BY: Record<Token, readonly Token[]> = {
  BG: ["G1", "G2", "G3", "C1", "C2", "C0q"],
  BS: ["S1", "S2", "S3", "C1", "C2", "C0q"],
};
const BONNIE_BEHIND = 3;
const SZPICEL_OF_AUTOMATON = 3;
const HAT_BONUS = 2;
const VOID: readonly Effect[] = ["blank", "here"];

function strengthOf(token: Token, seat: number, district: District, isSolo: boolean): number {
  if (token === "BO" && leadOf(district.marker, seat) < 0) return BONNIE_BEHIND;
  if (token === "SZ" && isSolo && seat === AUTOMATON) return SZPICEL_OF_AUTOMATON;
  const own = district.rows.flatMap((row) => row.spaces).filter(({ owner }) => owner === seat);
  const crew = own.filter(({ token: lies }) => lies !== null && COUNTED_BY[token]?.includes(lies)).length;
  return (STRENGTH[token] ?? Number(token[1])) + crew;
}

export function forecast(table: Known, seat: number, picked: Token, name: SpaceName): Forecast | null {
  const found = spaceOf(table.districts, name);
  const token = counted(picked, seat, table.players);
  if (!found || token === null) return null;
  const { district, space } = found;
  const strength = strengthOf(token, seat, district, table.automaton !== null);
  const times = tokenMark(token) === "b" ? 0 : token === "OB" ? 2 : 1;
  let lead = leadOf(district.marker, seat);
  const advance = (by: number): void => {
    if (lead < district.closes) lead = Math.min(lead + by, district.farthest);
  };
  for (let nth = 0; nth < times; nth += 1) if (space.effect === "here") advance(space.amount);
  advance(strength);
  const money = space.effect === "money" ? space.amount * times : 0;
  const made = { district, space, token, strength, times, marker: seat === 1 ? 0 - lead : lead, money };
  return {
    ...made,
    ...(lead >= district.closes ? closing(district, space, seat, lead) : finishing(district, space, seat, lead)),
  };
}

type Outcome = Pick<Forecast, "rows" | "ends" | "barrels" | "points" | "free">;
const forSeat = (seat: number, points: number): [number, number] => (seat === 0 ? [points, 0] : [0, points]);

/** The hat or a barrel: points of all rows that are not finished, then the free spaces. */
function closing(district: District, laid: Space, seat: number, lead: number): Outcome {
  const isHat = district.farthest === district.closes;
  const rows = district.rows.filter((row) => !row.finished);
  const points = rows.reduce((sum, row) => sum + row.points, isHat ? HAT_BONUS : 0);
  const free = rows
    .flatMap((row) => row.spaces)
    .filter((one) => one.token === null && one.name !== laid.name && !VOID.includes(one.effect));
  return {
    rows: rows.length,
    ends: isHat ? "hat" : "barrel",
    barrels: isHat ? 0 : lead - district.closes + 1,
    points: forSeat(seat, points),
    free,
  };
}

/** Rows that are full are paid to whoever controls the district, with coins; on the red field to both. */
function finishing(district: District, laid: Space, seat: number, lead: number): Outcome {
  const waiting = district.rows.filter((row) => !row.finished);
  const open = waiting.findIndex((row) => row.spaces.some((one) => one.token === null && one.name !== laid.name));
  const full = open < 0 ? waiting : waiting.slice(0, open);
  const coins = district.coins.filter((coin) => Math.abs(lead) >= coin).length;
  const paid = full.reduce((sum, row) => sum + row.points + (lead === 0 ? 0 : coins), 0);
  const points: [number, number] = lead === 0 ? [paid, paid] : forSeat(lead > 0 ? seat : 1 - seat, paid);
  return { rows: full.length, ends: open < 0 ? "full" : null, barrels: 0, points, free: [] };
}

/** The forecast in sentences, in the order in which it happens. */
export function told(what: Forecast, seat: number): Message[] {
  const { space, token, times, district } = what;
  const lines: Message[] = [];
  if (space.effect !== "blank" && times === 0) lines.push({ id: "sign-block", arguments: {} });
  for (let nth = 0; nth < times && space.effect !== "blank"; nth += 1) lines.push(effectDoes(space));
  if (tokenMark(token) === "s") lines.push({ id: "sign-shot", arguments: {} });
  const lead = leadOf(what.marker, seat);
  const place: Message =
    lead === 0
      ? { id: "syndicate-place-red", arguments: {} }
      : { id: lead > 0 ? "syndicate-place-mine" : "syndicate-place-theirs", arguments: { count: Math.abs(lead) } };
  lines.push({ id: "syndicate-will-strength", arguments: { count: what.strength, place } });
  if (token === "ZA") lines.push({ id: "syndicate-will-assassin", arguments: {} });
  if (what.ends === "hat" || what.ends === "barrel")
    lines.push({
      id: what.ends === "hat" ? "syndicate-will-hat" : "syndicate-will-barrel",
      arguments: { count: what.points[seat] ?? 0, barrel: what.barrels },
    });
  else if (what.rows > 0) lines.push(...paid(what));
  if (what.ends === "full" && district.arrows.length > 0) lines.push({ id: "syndicate-will-open", arguments: {} });
  if (what.free.length > 0)
    lines.push({ id: "syndicate-will-free", arguments: { effects: what.free.map(effectName) } });
  if (tokenMark(token) === "q" && what.ends === null) lines.push({ id: "sign-quick", arguments: {} });
  return lines;
}

function paid({ points: [first, second] }: Forecast): Message[] {
  if (first > 0 && first === second) return [{ id: "syndicate-will-both", arguments: { count: first } }];
  return [{ id: "syndicate-will-row", arguments: { player: first > 0 ? 0 : 1, count: Math.max(first, second) } }];
}
