// What has just come is brought before the eyes, wherever the page was scrolled to.

import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { wayInto } from "./scrolling";

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
  if (!writing())
    element.scrollIntoView({ block: "nearest", behavior: prefersReducedMotion.current ? "auto" : "smooth" });
}

/** What may be clicked on a board, and the height of its hand where that sticks to the bottom of a small window. */
function offeredOn(board: HTMLElement): { offered: Element[]; below: number } {
  const hand = board.querySelector<HTMLElement>(".near");
  const offered = [...board.querySelectorAll(".glow, .main, .way")].filter((one) => !hand?.contains(one));
  return { offered, below: hand && getComputedStyle(hand).position === "sticky" ? hand.offsetHeight : 0 };
}

/** All that may be clicked on a board is brought into the window, below what sticks to its top. */
export function bringOffered(board: HTMLElement, above: number): void {
  const { offered, below } = offeredOn(board);
  bringBetween(offered, above, below);
}

/** Bring the heart of a board into the window; if it is too tall, what may be clicked. False: it isn't there yet. */
export function bringHeart(board: HTMLElement, above: number): boolean {
  const heart = board.querySelector<HTMLElement>(".heart");
  const { offered, below } = offeredOn(board);
  if (heart && offered.length > 0 && heart.offsetHeight > window.innerHeight - above - below)
    bringBetween(offered, above, below);
  else if (heart) bring(heart);
  return heart !== null;
}

/** Bring all of these between what sticks to the window's top and bottom; if they don't fit, bring their beginning. */
function bringBetween(elements: readonly Element[], above: number, below: number): void {
  const boxes = elements.map((one) => one.getBoundingClientRect()).filter((box) => box.height > 0);
  if (boxes.length === 0 || writing()) return;
  const by = wayInto(
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)),
    above,
    window.innerHeight - below,
  );
  if (by !== 0) window.scrollBy({ top: by, behavior: prefersReducedMotion.current ? "auto" : "smooth" });
}
