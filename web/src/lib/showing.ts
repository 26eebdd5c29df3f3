// What has just come is brought before the eyes, wherever the page was scrolled to.

import { prefersReducedMotion } from "svelte/motion";

/** Is somebody writing? Then nothing moves under their hands. */
export function writing(): boolean {
  return document.activeElement?.matches("input:not([type=checkbox], [type=range]), textarea, select") ?? false;
}

export function bring(element: HTMLElement): void {
  if (!writing()) element.scrollIntoView({ block: "nearest", behavior: prefersReducedMotion.current ? "auto" : "smooth" });
}
