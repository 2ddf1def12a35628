// Hides the header while the reader scrolls down and shows it when they scroll up. Off unless the site enables it.
import { onPage, root } from "./page.ts";
import { targetOf } from "./revealTarget.ts";
import { ignoreScroll, onScroll } from "./scrollPosition.ts";

/** Starts following the scroll position. Styles keep the header visible while it has the focus or an open menu. */
export function startHideOnScroll(): void {
  onPage(onJump);
  addEventListener("hashchange", onJump);
  onScroll(({ isUp, isJump }) => {
    const header = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
    const height = header?.offsetHeight ?? 0;
    if (scrollY < height) header?.classList.remove("is-hidden");
    // Ignore the upward movement when a browser bounces at the end of a page.
    else if (!isJump && !(isUp && distanceFromEnd() < height)) header?.classList.toggle("is-hidden", !isUp);
  });
}

/** How many pixels the page can still be scrolled down. */
export function distanceFromEnd(): number {
  return root.scrollHeight - innerHeight - scrollY;
}

/** Hides the header after a jump, so that it does not cover the target; without a target, shows it. */
function onJump(): void {
  const header = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
  if (targetOf(location.hash) === null) header?.classList.remove("is-hidden");
  else ignoreScroll(() => header?.classList.toggle("is-hidden", scrollY >= header.offsetHeight));
}
