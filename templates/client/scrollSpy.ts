// Marks the section being read in the table of contents.
import { all, onClick } from "./page.ts";
import { targetOf } from "./revealTarget.ts";

/** Whether the contents stand beside the text. The style uses the same condition. */
const besideText = matchMedia("(width > 70em)");

/** Unfolds the contents where they stand beside the text, and folds them above it. */
export function foldContents(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(".toc details")) {
    fold.open = besideText.matches;
    // Beside the text there is nothing to fold.
    const summary = fold.querySelector("summary");
    if (summary !== null) summary.tabIndex = besideText.matches ? -1 : 0;
  }
}

/** Starts following the scroll position. Headings are looked up each time, so a new page needs no new start. */
export function startScrollSpy(): void {
  let isQueued = false;
  const queue = (): void => {
    if (isQueued) return;
    isQueued = true;
    requestAnimationFrame(() => {
      isQueued = false;
      markActive();
    });
  };
  addEventListener("scroll", queue);
  addEventListener("resize", queue);
  besideText.addEventListener("change", foldContents);
  onClick(".toc a", foldContents);
}

/** Marks the heading just below the top if it is in the upper half of the window, else the one before it. */
export function markActive(): void {
  const links = all(".toc a");
  // What is not there counts as above the window.
  const tops = links.map((link) => targetOf(link.getAttribute("href") ?? "")?.getBoundingClientRect().top ?? -1);
  const header = document.querySelector<HTMLElement>(".header")?.offsetHeight ?? 0;
  const next = tops.findIndex((top) => top >= header);
  const active = next < 0 ? links.length - 1 : (tops[next] ?? 0) < innerHeight / 2 ? next : next - 1;
  links.forEach((link, index) => {
    if (index !== active) link.removeAttribute("aria-current");
    else if (!link.hasAttribute("aria-current")) {
      link.setAttribute("aria-current", "location");
      keepInView(link);
    }
  });
}

/** Scrolls the list, never the page. */
function keepInView(link: HTMLElement): void {
  const list = link.closest("details");
  if (list === null || list.scrollHeight <= list.clientHeight) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < frame.top + 40 || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 2;
}
