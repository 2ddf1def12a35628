// Puts the address of the reader's own server into samples on API pages. The address goes from the browser's storage
// into text only, never into markup, links or requests. Readers set it in templates/islands/MyHub.tsx.
import { hubChanged, hubKey, shownAddress } from "./hubAddress.ts";
import { all, onPage } from "./page.ts";
import { targetOf } from "./revealTarget.ts";
import { onStored, readStored } from "./storage.ts";

/** Original texts in the page, before an address was inserted. */
const originals = new WeakMap<Text, string>();

/** Inserts a stored address on this page and every later one, and unfolds what links lead to. */
export function startApiSamples(): void {
  onPage(() => {
    // Samples are folded for readers without scripts. With scripts there are tabs, and the selected one must be open.
    for (const fold of all(".fold")) fold.setAttribute("open", "");
    show();
    unfoldResponse();
  });
  document.addEventListener(hubChanged, show);
  onStored((changed) => {
    if (changed.startsWith(hubKey)) show();
  });
  addEventListener("hashchange", unfoldResponse);
}

/**
 * Replaces the page's default address, in every text that begins with it, by the one that the reader chose or typed.
 */
function show(): void {
  for (const place of all("[data-base]")) {
    // A hydrated island writes its own texts.
    if (place.closest("hub-island[data-hydrated]")) continue;
    const base = place.dataset["base"] ?? "";
    const address = shownAddress(base, readStored);
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!(node instanceof Text)) continue;
      const original = originals.get(node) ?? node.data;
      if (base === "" || !original.includes(base)) continue;
      originals.set(node, original);
      node.data = original.replaceAll(base, () => address);
    }
  }
}

/** Unfolds the body of the response that a link leads to. */
function unfoldResponse(): void {
  const response = targetOf(location.hash)?.parentElement?.parentElement;
  if (!response?.matches(".response")) return;
  for (const body of all(".body", response)) body.setAttribute("open", "");
}
