// The skip link: moves the focus to the page's content without changing the URL. It is also where a page begins.
import { onClick } from "./page.ts";

/** Starts the skip link. Without scripts its `href` does the same. */
export function startSkipLink(): void {
  onClick(".skip-link", (_, event) => {
    event.preventDefault();
    const main = document.querySelector("main");
    main?.focus();
    main?.scrollIntoView();
  });
}

/**
 * Scrolls to the top. The next Tab moves to the skip link, as on a newly opened page; but whoever has begun to type
 * meanwhile goes on typing.
 */
export function goToStart(behavior: ScrollBehavior): void {
  scrollTo({ top: 0, behavior });
  document.querySelector<HTMLElement>("body:not(:has(input:focus)) > [data-start]")?.focus({ preventScroll: true });
}
