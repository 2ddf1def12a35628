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
  }).observe(root);
}

/** Calls back for clicks on elements that match, or on something inside them. */
export function onClick(selector: string, act: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener("click", (event) => {
    const element = closest(event.target, selector);
    if (element !== null) act(element, event);
  });
}

/** The nearest element that matches, from what an event happened to outwards. */
export function closest<Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** A page's document, with no script of it run. */
export const readPage = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** The element that says how the whole page is. */
export const root: HTMLElement = document.documentElement;

/** All elements that match. */
export function all(selector: string, root: ParentNode = document): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** Whether the window has room for the header's items and the sidebar. The style uses the same condition. */
export const wideScreen: MediaQueryList = matchMedia("(width > 62.25em)");
