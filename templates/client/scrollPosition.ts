// Tells how the page is being scrolled: up or down, and whether by the reader.
import { onClick } from "./page.ts";

/** A scroll event. */
export interface ScrollStep {
  readonly isUp: boolean;
  /** Whether it is a jump to a target or a correction, not scrolling by the reader. */
  readonly isJump: boolean;
}

const position = { last: 0, isJump: false };

/** Calls back after each scroll event. */
export function onScroll(follow: (step: ScrollStep) => void): void {
  addEventListener("scroll", () => follow({ isUp: scrollY < position.last, isJump: position.isJump }));
}

/** Treats scrolling until the second next frame as not the reader's; then calls `act`. */
export function ignoreScroll(act?: () => void): void {
  position.isJump = true;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      position.isJump = false;
      position.last = scrollY;
      act?.();
    }),
  );
}

/**
 * Starts recording the position. Must be called after all calls of `onScroll`, which compare with the position before.
 */
export function startScrollPosition(): void {
  onClick('a[href*="#"]', () => ignoreScroll());
  addEventListener("scroll", () => {
    position.last = scrollY;
  });
}
