// Number keys pick from the list of choices. With ten or more, a number waits a moment for its second digit.

const PATIENCE = 700;

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && !["checkbox", "radio", "range", "button"].includes(target.type);
  return (
    isText || target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

export class NumberKeys {
  #digits = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly count: () => number,
    /** The place in the list, from 0. */
    readonly choose: (place: number) => void,
    readonly show: (digits: string) => void,
  ) {}

  press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (/^[0-9]$/.test(event.key)) this.#digit(event.key);
    else if (event.key === "Escape") this.clear();
    else if (event.key === "Enter" && this.#digits) {
      event.preventDefault();
      this.#settle(this.#digits);
    }
  };

  clear = (): void => {
    clearTimeout(this.#timer);
    this.#digits = "";
    this.show("");
  };

  #digit(key: string): void {
    const digits = this.#digits + key;
    const number = Number(digits);
    if (number < 1 || number > this.count()) this.clear();
    else if (number * 10 > this.count()) this.#settle(digits);
    else this.#waitAfter(digits);
  }

  #waitAfter(digits: string): void {
    this.#digits = digits;
    clearTimeout(this.#timer);
    this.show(digits);
    this.#timer = setTimeout(() => this.#settle(digits), PATIENCE);
  }

  #settle(digits: string): void {
    const place = Number(digits) - 1;
    this.clear();
    this.choose(place);
  }
}
