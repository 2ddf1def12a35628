// Loads pages before they are asked for: the one that a pointer, finger or the focus is on, and those that links in
// view lead to. Never on connections where each byte counts.
import { loadPage } from "./loadPage.ts";
import { onceLoaded, whenIdle } from "./moments.ts";
import { all, onPage, root } from "./page.ts";
import { linkedPath, pageKey } from "./pagePath.ts";

/** A pointer that rests this long on a link means it, milliseconds. */
const restMs = 60;
/** Pages fetched at the same time for links in view. */
const maxAtOnce = 2;

/** Starts watching pointers, fingers, the focus and the links in view. */
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

/** Path of a page that is worth loading. */
function wantedPath(target: EventTarget | null): string | undefined {
  const path = linkedPath(target);
  // The page's head has asked the browser whether data is dear.
  const isDear = "saveData" in root.dataset;
  return path === undefined || pageKey(path) === pageKey(location.pathname) || isDear ? undefined : path;
}

/** Links in the text that come into view are fetched into the browser's cache, a few at a time while it is idle. */
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
