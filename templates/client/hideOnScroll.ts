// A header that makes room while the reader moves on and comes back when they turn. Off unless the site asks for it.

/** Starts following the scroll position. The style keeps a header that has the focus or an open menu in view. */
export function startHideOnScroll(): void {
  let last = scrollY;
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
  addEventListener("scroll", follow, { passive: true });
}
