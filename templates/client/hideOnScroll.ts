// A header that makes room while the reader moves on and comes back when they turn. Off unless the site asks for it.
import { onPage, root } from "./page.ts";
import { targetOf } from "./revealTarget.ts";
import { ignoreScroll, onScroll } from "./scrollPosition.ts";

/** Starts following the scroll position. The style keeps a header that has the focus or an open menu in view. */
export function startHideOnScroll(): void {
  onPage(onJump);
  addEventListener("hashchange", onJump);
  onScroll(({ isUp, isJump }) => {
    const header = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
    const height = header?.offsetHeight ?? 0;
    if (scrollY < height) header?.classList.remove("is-hidden");
    // Browsers that bounce at the end of a page scroll up a little by themselves.
    else if (!isJump && !(isUp && distanceFromEnd() < height)) header?.classList.toggle("is-hidden", !isUp);
  });
}

/** Pixels that the page can still be scrolled down. */
export function distanceFromEnd(): number {
  return root.scrollHeight - innerHeight - scrollY;
}

/** A target that was jumped to is not covered by the header; without one the header shows. */
function onJump(): void {
  const header = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
  if (targetOf(location.hash) === null) header?.classList.remove("is-hidden");
  else ignoreScroll(() => header?.classList.toggle("is-hidden", scrollY >= header.offsetHeight));
}
