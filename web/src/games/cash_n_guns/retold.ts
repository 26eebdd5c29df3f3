// What a "no" refuses depends on what is asked.

import type { ActionCard } from "../../lib/protocol";

const REFUSED: ReadonlySet<string> = new Set(["order", "heal", "forbid", "trade", "more"]);

export function retold(card: ActionCard, step: string): ActionCard {
  return card.kind === "no" && REFUSED.has(step) ? { ...card, words: { id: `cash-no-${step}`, arguments: {} } } : card;
}
