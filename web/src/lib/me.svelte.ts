// Who sits before this browser. Nobody needs an account: a guest is made when one is needed.

import { untrack } from "svelte";
import { api, Problem } from "./api";
import { keep, kept } from "./keeping";
import type { Me, NewLogin, SignIn } from "./protocol";
import { reader, say } from "./words.svelte";

/** Are these names the same for whoever hears them? */
export const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** A name to begin with: one of a row of nicknames in the reader's language, and none of those that are taken. */
export function nickname(taken: readonly string[] = []): string {
  const names = say("guest-names")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => !taken.some((other) => sameName(name, other)));
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

class Who {
  me = $state<Me | null>(null);
  /** Has it been found out whether this browser is known? */
  looked = $state(false);
  #asked: Promise<Me | null> | undefined;

  /** Who this browser is, if it has been here; the cookie itself can't be read. */
  look = (): Promise<Me | null> => {
    const known = untrack(() => this.me); // whoever asks does not want to be asked again when it changes
    if (known) return Promise.resolve(known);
    this.#asked ??= this.#find();
    return this.#asked;
  };

  async #find(): Promise<Me | null> {
    try {
      this.me = kept("known") === null ? null : await api.me();
    } catch (error) {
      if (error instanceof Problem && error.status === 401) keep("known", null);
      else this.#asked = undefined;
    }
    this.looked = true;
    return this.me;
  }

  /** Be somebody: whoever this browser is, or a new guest. */
  be = async (name?: string): Promise<Me> => {
    const known = this.me ?? (await this.look());
    return known ?? this.#begin(name || nickname());
  };

  async #begin(name: string): Promise<Me> {
    const me = await api.guest(name, reader.language);
    keep("known", "yes");
    this.me = me;
    return me;
  }

  forget = (): void => {
    this.me = null;
    this.#asked = undefined;
    keep("known", null);
  };

  /** Keep the account for later; a recovery text is told once, if no login is given. */
  keep = async (login: NewLogin): Promise<string | null> => {
    const kept = await api.keepAccount(login);
    this.me = kept.me;
    return kept.recovery;
  };

  changePassword = async (old: string, fresh: string): Promise<void> => {
    await api.changePassword({ old, new: fresh });
  };

  signIn = async (words: SignIn): Promise<void> => {
    this.me = await api.signIn(words);
    keep("known", "yes");
  };

  signOut = async (everywhere: boolean): Promise<void> => {
    await api.signOut(everywhere);
    this.forget();
  };

  change = async (changes: { name?: string; language?: string }): Promise<void> => {
    this.me = await api.change(changes);
  };
}

export const who = new Who();
