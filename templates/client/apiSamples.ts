// Pages of an API: samples show the address of the reader's own server. The address goes from the browser's storage
// into text, never into markup, links or requests. Readers set it in templates/islands/MyHub.tsx.
import { hubChanged, hubKey, shownAddress } from "./hubAddress.ts";
import { all, onPage } from "./page.ts";
import { targetOf } from "./revealTarget.ts";
import { onStored, readStored } from "./storage.ts";

/** Texts as they stand in the page, before an address was put in. */
const originals = new WeakMap<Text, string>();

/** Shows a kept address on this page and every later one, and unfolds what links lead to. */
export function startApiSamples(): void {
  onPage(() => {
    // Without scripts samples are folded; with scripts tabs choose, and the chosen one is open.
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

const baseOf = (element: Element): string => element.closest<HTMLElement>("[data-base]")?.dataset["base"] ?? "";

/** Puts the address that was chosen or typed, or the page's own, into every text that begins with the page's own. */
function show(): void {
  for (const place of all("[data-base]")) {
    // A part that has come to life writes its own texts.
    if (place.closest("hub-island[data-hydrated]")) continue;
    const base = baseOf(place);
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

/** A link to a response unfolds its body. */
function unfoldResponse(): void {
  const response = targetOf(location.hash)?.parentElement?.parentElement;
  if (!response?.matches(".response")) return;
  for (const body of all(".body", response)) body.setAttribute("open", "");
}
