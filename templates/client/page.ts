// Helpers for modules that must work on the current page and on pages that replace it.
import { pageEvent } from "./pageEvent.ts";

/** Calls back for the current page and for each later one. */
export function onPage(prepare: () => void): void {
  prepare();
  document.addEventListener(pageEvent, prepare);
}

/** Calls back once after layout and before paint, when reading sizes costs nothing. */
export function afterLayout(look: () => void): void {
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    look();
  }).observe(root);
}

/** Calls back for clicks on or inside elements that match a selector. */
export function onClick(selector: string, act: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener("click", (event) => {
    const element = closest(event.target, selector);
    if (element !== null) act(element, event);
  });
}

/** The nearest matching element, from the target of an event outwards. */
export function closest<Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** Parses the HTML of a page; its scripts do not run. */
export const readPage = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** The `html` element, whose attributes hold state of the whole page. */
export const root: HTMLElement = document.documentElement;

/** All elements that match. */
export function all<Found extends HTMLElement = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): readonly Found[] {
  return [...root.querySelectorAll<Found>(selector)];
}

/** Distance of an element from the top of the window, in pixels. */
export const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Whether the window is wide enough for the header's items, the sidebar and the table of contents. Styles use the same condition. */
export const wideScreen: MediaQueryList = matchMedia("(width > 62.25em)");

/** Whether the reader wants little motion. */
export const calmMotion: MediaQueryList = matchMedia("(prefers-reduced-motion: reduce)");
