// Times for people.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const two = (value: number): string => String(value).padStart(2, "0");

/** What is left on a clock: 4:09, 2:15:00, or 3 d 02 h. */
export function spelled(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${two(Math.floor((left % DAY) / HOUR))} h`;
  const tail = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return left >= HOUR ? `${Math.floor(seconds / 3600)}:${tail}` : tail.replace(/^0/, "");
}

/** When something was, in the reader's language. */
export function when(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}
