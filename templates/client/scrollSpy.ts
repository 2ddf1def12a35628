// Marks the section being read in the table of contents.
import { all } from "./page.ts";

let stop: AbortController | undefined;

/** Follows the page's headings until the next page comes. */
export function spyHeadings(): void {
  stop?.abort();
  const links = new Map<HTMLElement, HTMLElement>();
  for (const link of all(".toc a")) {
    const target = document.getElementById(decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""));
    if (target !== null) links.set(target, link);
  }
  if (links.size === 0) return;
  stop = new AbortController();
  let isQueued = false;
  const queue = (): void => {
    if (isQueued) return;
    isQueued = true;
    requestAnimationFrame(() => {
      isQueued = false;
      mark(links);
    });
  };
  addEventListener("scroll", queue, { passive: true, signal: stop.signal });
  addEventListener("resize", queue, { signal: stop.signal });
  queue();
}

/** The heading just below the top if it is in the upper half of the window, else the one before it. */
function mark(links: ReadonlyMap<HTMLElement, HTMLElement>): void {
  const headings = [...links.keys()];
  const top = document.querySelector<HTMLElement>(".header")?.offsetHeight ?? 0;
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= top);
  const nextTop = headings[next]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const at = next < 0 ? headings.length - 1 : nextTop < innerHeight / 2 ? next : next - 1;
  const active = headings[at];
  for (const [heading, link] of links) {
    if (heading !== active) link.removeAttribute("aria-current");
    else if (link.getAttribute("aria-current") === null) {
      link.setAttribute("aria-current", "location");
      keepInView(link);
    }
  }
}

/** Scrolls the list, never the page. */
function keepInView(link: HTMLElement): void {
  const list = link.closest("details");
  if (list === null || list.scrollHeight <= list.clientHeight) return;
  const frame = list.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < frame.top + 40 || place.bottom > frame.bottom) list.scrollTop += place.top - frame.top - frame.height / 2;
}
