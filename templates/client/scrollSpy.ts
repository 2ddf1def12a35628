// Marks the current section in the table of contents.
import { all, onClick, topOf, wideScreen } from "./page.ts";
import { targetOf } from "./revealTarget.ts";
import { showInList } from "./showInList.ts";

/** Unfolds the table of contents beside the text, and folds it above the text. */
export function foldContents(): void {
  for (const fold of all<HTMLDetailsElement>(".toc details")) {
    fold.open = wideScreen.matches;
    // Beside the text it cannot be folded.
    const summary = fold.querySelector("summary");
    if (summary !== null) summary.tabIndex = wideScreen.matches ? -1 : 0;
  }
}

/**
 * Starts following the scroll position. Headings are looked up each time, so it also works after a page was replaced.
 */
export function startScrollSpy(): void {
  // Browsers tell of scrolling once a frame, before what is asked for that frame.
  const queue = (): number => requestAnimationFrame(markActive);
  addEventListener("scroll", queue);
  addEventListener("resize", queue);
  wideScreen.addEventListener("change", foldContents);
  onClick(".toc a", foldContents);
}

/** Marks the first heading below the top if it is in the upper half of the window, else the one before it. */
export function markActive(): void {
  const links = all<HTMLAnchorElement>(".toc a");
  // A missing heading counts as above the window.
  const tops = links.map(({ hash }) => {
    const heading = targetOf(hash);
    return heading ? topOf(heading) : -1;
  });
  const header = document.querySelector<HTMLElement>(".header")?.offsetHeight ?? 0;
  const next = tops.findIndex((top) => top >= header);
  const active = next < 0 ? links.length - 1 : (tops[next] ?? 0) < innerHeight / 2 ? next : next - 1;
  links.forEach((link, index) => {
    if (index !== active) link.removeAttribute("aria-current");
    else if (!link.hasAttribute("aria-current")) {
      link.setAttribute("aria-current", "location");
      const list = link.closest("details");
      if (list) showInList(list, link);
    }
  });
}
