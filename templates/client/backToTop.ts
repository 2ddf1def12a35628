// The back-to-top button of long pages. It appears when the reader scrolls up, not while they scroll down.
import { distanceFromEnd } from "./hideOnScroll.ts";
import { calmMotion, onClick } from "./page.ts";
import { onScroll } from "./scrollPosition.ts";
import { goToStart } from "./skipLink.ts";

/** Distance from the top, in pixels, from which the button is useful. */
const farFromTop = 300;

/** Starts the button. */
export function startBackToTop(): void {
  onScroll(({ isUp, isJump }) => {
    const button = document.querySelector<HTMLElement>(".back-to-top");
    if (button !== null && !isJump) button.hidden = !isUp || scrollY < farFromTop || distanceFromEnd() <= 1;
  });
  onClick(".back-to-top", () => goToStart(calmMotion.matches ? "instant" : "smooth"));
}
