// What a "no" refuses depends on what is asked.

import type { ActionCard } from "../../lib/protocol";
import { frameWords } from "../../lib/words.svelte";

export function retold(card: ActionCard, step: string): ActionCard {
  return card.kind === "no" && frameWords.has(`cash-no-${step}`)
    ? { ...card, words: { id: `cash-no-${step}`, arguments: {} } }
    : card;
}
