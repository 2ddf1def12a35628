// Moves the focus to the page's content without changing the URL.
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
