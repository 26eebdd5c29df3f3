// Something that a button asks of the server: the button waits meanwhile, and what goes wrong is said.

import { toasts } from "./toasts.svelte";

export class Work {
  busy = $state(false);

  async run(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await what();
    } catch (error) {
      toasts.complain(error);
    }
    this.busy = false;
  }
}
