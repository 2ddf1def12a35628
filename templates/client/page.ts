// The life of a page in the browser: when its elements are there, and how modules listen for clicks in all pages.
import { pageEvent } from "./pageEvent.ts";

/** Calls back for the page that is there and for every later one. */
export function onPage(prepare: () => void): void {
  prepare();
  document.addEventListener(pageEvent, prepare);
}

/** Calls back once when the browser has laid the page out and before it paints: looking at sizes costs nothing then. */
export function afterLayout(look: () => void): void {
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    look();
  }).observe(document.documentElement);
}

/** Calls back for clicks on elements that match, or on something inside them. */
export function onClick(selector: string, act: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener("click", (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element !== null) act(element, event);
  });
}

/** All elements that match. */
export function all(selector: string, root: ParentNode = document): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** Whether the window has room for the header's items and the sidebar. The style uses the same condition. */
export const wideScreen: MediaQueryList = matchMedia("(width > 996px)");
