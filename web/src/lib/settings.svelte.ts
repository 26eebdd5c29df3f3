// Small wishes of whoever sits before this browser.

import { keep, kept } from "./keeping";

class Switch {
  #on: boolean;

  constructor(
    readonly name: string,
    usual: boolean,
  ) {
    this.#on = $state((kept(name) ?? (usual ? "on" : "off")) === "on");
  }

  get on(): boolean {
    return this.#on;
  }

  set on(value: boolean) {
    this.#on = value;
    keep(this.name, value ? "on" : "off");
  }
}

/** Say under each choice what it does: on until somebody has had enough of it. */
export const explaining = new Switch("explain", true);
export const sound = new Switch("sound", false);
