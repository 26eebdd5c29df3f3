// What the server sends is shown right after a frame, when there is most time until the next one: movements stay smooth.

const LONGEST = 100; // ms: a page that is not drawn has no frames

interface Work {
  run: () => void;
  /** It shall be seen before what comes after it. */
  seen: boolean;
}

/** Does what it is given after the next frame, in the order in which it was given. */
export class Pace {
  #waiting: Work[] = [];
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  do(run: () => void, seen: boolean): void {
    this.#waiting.push({ run, seen });
    if (this.#waiting.length === 1) this.#wait();
  }

  #wait(): void {
    this.#frame = requestAnimationFrame(() => setTimeout(this.#next));
    this.#timer = setTimeout(this.#next, LONGEST);
  }

  /** All that belongs to the next frame; where none is drawn, all. */
  #next = (): void => {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    try {
      for (let work = this.#waiting.shift(); work; work = this.#waiting.shift()) {
        work.run();
        if (work.seen && !document.hidden) break;
      }
    } finally {
      if (this.#waiting.length > 0) this.#wait();
    }
  };
}
