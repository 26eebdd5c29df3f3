// What has just come is brought before the eyes, wherever the page was scrolled to.

import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

/** Is somebody writing? Then nothing moves under their hands. */
export function writing(): boolean {
  return document.activeElement?.matches("input:not([type=checkbox], [type=range]), textarea, select") ?? false;
}

/** What was picked stays in sight, where the ways to go on with it rise from below. */
export async function keepInSight(selector: string): Promise<void> {
  await tick();
  const picked = document.querySelector<HTMLElement>(selector);
  if (picked) bring(picked);
}

export function bring(element: HTMLElement): void {
  if (!writing()) element.scrollIntoView({ block: "nearest", behavior: prefersReducedMotion.current ? "auto" : "smooth" });
}
