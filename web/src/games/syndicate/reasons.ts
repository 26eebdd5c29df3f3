// Why the automaton chose as it did: the lines of its lists, in the words of the game.

import type { Message } from "../../lib/board";
import { AUTOMATON } from "./automata";
import { districtName } from "./spaces";
import type { Automaton, View } from "./view";

const plain = (id: string): Message => ({ id, arguments: {} });

function reason(what: "district" | "space" | "token", why: string, automaton: Automaton): Message {
  const stratagem = plain(`stratagem-${automaton.clause}`);
  if (why === "clause")
    return { id: `reason-${what}-clause`, arguments: { stratagem, wish: plain(`wish-${what}-${automaton.clause}`) } };
  if (why === "glory" || why === "guns") return { id: `reason-${what}-${why}`, arguments: { stratagem } };
  if (why === "die" && automaton.die !== null) return { id: "reason-token-die", arguments: { die: automaton.die } };
  return plain(`reason-${what}-${why}`);
}

/** Its last three reasons; null before it has decided anything. */
export function reasonsOf({ automaton, turn, district }: View): { label: string; reason: Message }[] | null {
  if (!automaton || automaton.why_token === "none") return null;
  const isSupport = turn === AUTOMATON && district !== null;
  return [
    {
      label: "label-why-district",
      reason: isSupport ? plain("reason-same-district") : reason("district", automaton.why_district, automaton),
    },
    { label: "label-why-space", reason: reason("space", automaton.why_space, automaton) },
    { label: "label-why-token", reason: reason("token", automaton.why_token, automaton) },
  ];
}

/** What the rolls of the set-up gave it, until it begins. */
export function handicapOf({ automaton, districts }: View): Message[] {
  const isNew = districts.every(({ rows }) => rows.every(({ spaces }) => spaces.every(({ token }) => token === null)));
  if (!automaton || automaton.stratagem !== null || !isNew) return [];
  return districts.flatMap(({ code, marker }, nth) =>
    marker > 0
      ? [{ id: "label-roll", arguments: { die: String(nth + 1), district: districtName(code), count: marker } }]
      : [],
  );
}
