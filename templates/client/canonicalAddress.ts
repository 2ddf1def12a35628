// Replaces file URLs in the address bar (`/intro.html`, `/intro/index.html`) by the URL of the page.
import { pageKey } from "./pagePath.ts";

/** Replaces a file's URL by the page's own, without adding to the history. */
export function showCanonicalAddress(): void {
  const { pathname, search, hash, protocol } = location;
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  if (!pathname.endsWith(".html") || !protocol.startsWith("http") || canonical === undefined) return;
  const path = new URL(canonical).pathname;
  if (path !== pathname && pageKey(path) === pageKey(pathname)) {
    history.replaceState(history.state, "", path + search + hash);
  }
}
