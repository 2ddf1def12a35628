// How the page is being scrolled: up or down, by the reader or not.
import { onClick } from "./page.ts";

/** A step of scrolling. */
export interface ScrollStep {
  readonly isUp: boolean;
  /** A jump to a target or a correction: none of the reader's own scrolling. */
  readonly isJump: boolean;
}

const position = { last: 0, isJump: false };

/** Calls back after each step of scrolling. */
export function onScroll(follow: (step: ScrollStep) => void): void {
  addEventListener("scroll", () => follow({ isUp: scrollY < position.last, isJump: position.isJump }));
}

/** Takes scrolling until the next frame but one as none of the reader's; calls back when it is over. */
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

/** Starts keeping the position. To be called after all callers of `onScroll`, who compare with the step before. */
export function startScrollPosition(): void {
  onClick('a[href*="#"]', () => ignoreScroll());
  addEventListener("scroll", () => {
    position.last = scrollY;
  });
}
