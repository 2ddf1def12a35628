// Loads pages in advance: the one whose link is hovered, touched or focused, and those of visible links. Never on
// connections with limited data.
import { loadPage } from "./loadPage.ts";
import { onceLoaded, whenIdle } from "./moments.ts";
import { all, onPage, root } from "./page.ts";
import { linkedPath, pageKey } from "./pagePath.ts";

/** How long the pointer must rest on a link, in milliseconds. */
const restMs = 60;
/** Most simultaneous requests for pages of visible links. */
const maxAtOnce = 2;

/** Starts watching pointers, touches, the focus and visible links. */
export function startPrefetch(): void {
  let timer: number | undefined;
  const prepare = ({ target }: Event): void => {
    const path = wantedPath(target);
    if (path !== undefined) void loadPage(path);
  };
  document.addEventListener("pointerover", (event) => {
    clearTimeout(timer);
    if (event.pointerType === "mouse") timer = window.setTimeout(prepare, restMs, event);
  });
  document.addEventListener("focusin", prepare);
  document.addEventListener("touchstart", prepare, { passive: true });
  onceLoaded(watchLinks);
}

/** Path of the page of a link, if it is worth loading. */
function wantedPath(target: EventTarget | null): string | undefined {
  const path = linkedPath(target);
  // An inline script has determined whether to save data.
  const isDear = "saveData" in root.dataset;
  return path === undefined || pageKey(path) === pageKey(location.pathname) || isDear ? undefined : path;
}

/** Fetches pages of links in the text into the browser's cache when they become visible, a few at a time when idle. */
function watchLinks(): void {
  const known = new Set<string>();
  const queue: string[] = [];
  let running = 0;
  const fetchNext = (): void => {
    const path = running < maxAtOnce ? queue.shift() : undefined;
    if (path === undefined) return;
    running += 1;
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = path;
    link.onload = link.onerror = () => {
      running -= 1;
      whenIdle(fetchNext);
    };
    document.head.append(link);
    whenIdle(fetchNext);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting ? wantedPath(target) : undefined;
      if (path === undefined || known.has(pageKey(path))) continue;
      known.add(pageKey(path));
      queue.push(path);
    }
    whenIdle(fetchNext);
  });
  onPage(() => {
    observer.disconnect();
    for (const link of all("main a[href]")) observer.observe(link);
  });
}
