// How far to scroll, and what is seen there.

import type { Attachment } from "svelte/attachments";

const MARGIN = 12;
const WHOLE = 0.9; // its edge is empty

/** How far to scroll so that a stretch lies in the free part of the window: 0 where it does already. */
export function wayInto(top: number, bottom: number, first: number, last: number): number {
  if (top >= first && bottom <= last) return 0;
  const fits = bottom - top + 2 * MARGIN <= last - first;
  return fits && bottom > last ? bottom + MARGIN - last : top - MARGIN - first;
}

/** Half behind what sticks to the top, so many pixels high, nothing can be read: there it is not shown at all. */
export function wholeBelow(above: number): Attachment<HTMLElement> {
  return (node) => {
    const look = ([seen]: IntersectionObserverEntry[]): void => {
      node.style.opacity = seen && seen.intersectionRatio < WHOLE && seen.boundingClientRect.top < above ? "0" : "";
    };
    const watch = new IntersectionObserver(look, { rootMargin: `-${above}px 0px 0px`, threshold: [0, WHOLE] });
    watch.observe(node);
    return () => watch.disconnect();
  };
}
