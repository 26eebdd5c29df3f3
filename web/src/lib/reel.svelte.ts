// The moments of one game, fetched as they are wanted and kept.

import { api } from "./api";
import type { Moment } from "./protocol";

const PATIENCE = 120; // ms: a slider that is being drawn asks for many moments

export class Reel {
  seen = $state.raw<Moment | null>(null);
  #kept = new Map<string, Moment>();
  #wanted = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  get at(): number {
    return this.seen?.moment ?? 0;
  }

  get moments(): number {
    return this.seen?.moments ?? 0;
  }

  /** Show a moment through somebody's eyes; without a number the last one. */
  async show(moment: number | null, eyes: number | null): Promise<void> {
    const key = `${moment} ${eyes}`;
    this.#wanted = key;
    const known = this.#kept.get(key);
    if (known) {
      this.seen = known;
      return;
    }
    await this.#pause();
    if (this.#wanted !== key) return;
    const found = await this.#fetch(moment, eyes);
    this.#kept.set(key, found);
    if (this.#wanted === key) this.seen = found;
  }

  #pause(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.seen === null) return Promise.resolve();
    return new Promise((done) => (this.#timer = setTimeout(done, PATIENCE)));
  }

  async #fetch(moment: number | null, eyes: number | null): Promise<Moment> {
    if (moment !== null) return api.moment(this.table, moment, eyes);
    const { moments } = await api.moment(this.table, 0, eyes);
    return api.moment(this.table, moments, eyes);
  }
}
