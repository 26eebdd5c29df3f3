// Going to a district on a page that is longer than the screen.

import { time } from "../parts/motion";

export const placeOf = (code: string): string => `syndicate-${code}`;

export function show(code: string): void {
  document
    .getElementById(placeOf(code))
    ?.scrollIntoView?.({ block: "nearest", behavior: time(1) === 0 ? "auto" : "smooth" });
}
