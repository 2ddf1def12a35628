// Addresses of files (`/intro.html`, `/intro/index.html`) give way to the address of the page.
import { pageKey } from "./pagePath.ts";

/** Replaces the address of a file by the page's own. The history keeps its length. */
export function showCanonicalAddress(): void {
  const { pathname, search, hash, protocol } = location;
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  if (!pathname.endsWith(".html") || !protocol.startsWith("http") || canonical === undefined) return;
  const path = new URL(canonical).pathname;
  if (path !== pathname && pageKey(path) === pageKey(pathname)) {
    history.replaceState(history.state, "", path + search + hash);
  }
}
