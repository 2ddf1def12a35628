// The back-to-top button of long pages. It appears when the reader scrolls up, not while they scroll down.
import { distanceFromEnd } from "./hideOnScroll.ts";
import { onClick } from "./page.ts";
import { onScroll } from "./scrollPosition.ts";

/** Distance from the top, in pixels, from which the button is useful. */
const farFromTop = 300;

/** Starts the button. */
export function startBackToTop(): void {
  onScroll(({ isUp, isJump }) => {
    const button = document.querySelector<HTMLElement>(".back-to-top");
    if (button !== null && !isJump) button.hidden = !isUp || scrollY < farFromTop || distanceFromEnd() <= 1;
  });
  onClick(".back-to-top", () => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
    // The next Tab moves to the skip link, as on a newly opened page.
    document.querySelector<HTMLElement>("[data-start]")?.focus({ preventScroll: true });
  });
}
