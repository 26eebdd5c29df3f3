// The spaces of Syndicate: their effects and their names.

import type { Message } from "../../lib/board";
import { barrel, call, coin, elsewhere, recruit, reinforce, shot } from "./signs";
import type { District, Row, Space } from "./view";

/** A space by its name in notation: "M1a". */
export type SpaceName = string;
export type Effect = Space["effect"];

export const EFFECTS: Record<Effect, string> = {
  blank: "",
  recruit,
  call,
  reinforce,
  here: barrel,
  elsewhere,
  money: coin,
  shot,
};
/** Effects that have a number, as it is written on the space. */
export const WRITTEN: Partial<Record<Effect, string>> = { recruit: "", call: "", here: "+", elsewhere: "+", money: "" };

export const districtName = (code: string): Message => ({ id: `district-${code.toLowerCase()}`, arguments: {} });
export const effectName = ({ effect, amount }: Pick<Space, "effect" | "amount">): Message => ({
  id: `effect-${effect}`,
  arguments: { count: amount },
});
export const effectDoes = ({ effect, amount }: Pick<Space, "effect" | "amount">): Message => ({
  id: `does-${effect}`,
  arguments: { count: amount },
});

/** A space in words: its district, its row and its letter. */
export function spaceName(name: SpaceName): Message {
  const [, code = "", place = ""] = /^([A-Z]+)(.*)$/.exec(name) ?? [];
  return { id: "space", arguments: { district: districtName(code), place } };
}

export function spaceOf(
  districts: readonly District[],
  name: SpaceName,
): { district: District; row: Row; space: Space } | null {
  for (const district of districts)
    for (const row of district.rows)
      for (const space of row.spaces) if (space.name === name) return { district, row, space };
  return null;
}
