// A player at the table in words, for those who don't see the picture.

import type { GameView, Say } from "../../lib/board";
import type { View } from "./view";

export function described(view: GameView<View>, seat: number, names: readonly string[], say: Say): string {
  const table = view.table;
  const player = table.players[seat];
  if (!player) return "";
  const parts = [names[seat] ?? ""];
  if (player.talent) parts.push(say(`talent-${player.talent}`));
  if (table.godfather === seat) parts.push(say("label-godfather"));
  if (table.next === seat && !view.result) parts.push(say("label-next"));
  if (!player.alive) return [...parts, say("label-out")].join(", ");
  if (player.wounds > 0) parts.push(say("label-wounds", { count: player.wounds }));
  if (player.late) parts.push(say("label-late"));
  else if (player.stance) parts.push(say(`label-${player.stance}`));
  if (player.aim !== null)
    parts.push(say("log-aim", { player: seat, target: { id: "seat-name", arguments: { player: player.aim } } }));
  if (player.chosen) parts.push(say("label-chosen"));
  const end = view.result?.[seat];
  if (end) return [...parts, say("label-points", { count: end[0] })].join(", ");
  const loaded = player.loaded ? [`+1 ${say("label-loaded-unseen")}`] : [];
  return [
    ...parts,
    say("label-bullets", { count: player.bullets }),
    ...loaded,
    say("label-loot", { count: player.loot.length }),
  ].join(", ");
}
