// Short notes at the edge of the screen: what went wrong, or that something is done.

import { Problem } from "./api";
import type { Message } from "./protocol";

const SHOWN = 6000;

class Toasts {
  list = $state<{ id: number; words: Message }[]>([]);
  #next = 1;

  show = (words: Message | string): void => {
    const id = this.#next++;
    this.list.push({ id, words: typeof words === "string" ? { id: words, arguments: {} } : words });
    setTimeout(() => this.drop(id), SHOWN);
  };

  drop = (id: number): void => {
    this.list = this.list.filter((one) => one.id !== id);
  };

  /** Whatever was thrown, as a sentence. */
  complain = (error: unknown): void => {
    this.show(error instanceof Problem ? error.words : "problem-unexpected");
  };
}

export const toasts = new Toasts();
