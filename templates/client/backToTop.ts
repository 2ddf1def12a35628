// The button back to the top of long pages. It shows when the reader turns back, not while they move on.
import { distanceFromEnd } from "./hideOnScroll.ts";
import { onClick } from "./page.ts";
import { onScroll } from "./scrollPosition.ts";

/** Pixels from the top below which the button is of use. */
const farFromTop = 300;

/** Starts showing the button and what it does. */
export function startBackToTop(): void {
  onScroll(({ isUp, isJump }) => {
    const button = document.querySelector<HTMLElement>(".back-to-top");
    if (button !== null && !isJump) button.hidden = !isUp || scrollY < farFromTop || distanceFromEnd() <= 1;
  });
  onClick(".back-to-top", () => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
    // The next Tab leads to the skip link, as on a page that has just been opened.
    document.querySelector<HTMLElement>("[data-start]")?.focus({ preventScroll: true });
  });
}
