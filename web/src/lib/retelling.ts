// The book of a game as it is read at one step.

import { gameOf } from "../games";
import type { Book } from "./protocol";

/** At which step a table is, as far as it says so. */
export function stepOf(table: unknown): string {
  const step = (table as { step?: unknown } | null | undefined)?.step;
  return typeof step === "string" ? step : "";
}

/** A choice that means something else at every step says what it means now. */
export function retelling(book: Book, step: string): Book {
  const retold = gameOf(book.id).retold;
  return retold ? { ...book, actions: book.actions.map((card) => retold(card, step)) } : book;
}
