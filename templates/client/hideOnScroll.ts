// A header that makes room while the reader moves on and comes back when they turn. Off unless the site asks for it.

import { onPage } from "./page.ts";
import { decodeHash } from "./revealTarget.ts";

/** Starts following the scroll position. The style keeps a header that has the focus or an open menu in view. */
export function startHideOnScroll(): void {
  let last = 0;
  const follow = (): void => {
    const header = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
    if (header === null) return;
    const height = header.offsetHeight;
    const isDown = scrollY >= last && scrollY > height;
    // Browsers that bounce at the end of a page scroll up a little by themselves.
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - height;
    if (isDown || !isAtEnd) header.classList.toggle("is-hidden", isDown);
    last = scrollY;
  };
  // Jumping to a target on a new page makes room for it; any other way to a page shows the header.
  onPage(() => {
    const hasTarget = document.getElementById(decodeHash(location.hash)) !== null;
    last = hasTarget ? 0 : Number.POSITIVE_INFINITY;
    if (!hasTarget) document.querySelector("[data-hide-on-scroll]")?.classList.remove("is-hidden");
  });
  addEventListener("scroll", follow, { passive: true });
}
