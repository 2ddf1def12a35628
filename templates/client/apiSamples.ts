// Pages of an API: samples show the address of the reader's own server. The address goes from the form to the
// browser's storage and into text, never into markup, links or requests.
import { hubAddress } from "./hubAddress.ts";
import { announce } from "./live.ts";
import { all, onPage } from "./page.ts";
import { onStored, readStored, store } from "./storage.ts";

const key = "hubdocs.hub";

/** Texts as they stand in the page, before an address was put in. */
const originals = new WeakMap<Text, string>();

/** Starts the form, shows a kept address on this page and every later one, and unfolds what links lead to. */
export function startApiSamples(): void {
  onPage(() => {
    // Without scripts samples are folded; with scripts tabs choose, and the chosen one is open.
    for (const fold of all(".fold")) fold.setAttribute("open", "");
    show(readStored(key));
    unfoldResponse();
  });
  document.addEventListener("submit", (event) => {
    const form = hubForm(event.target);
    if (form === null) return;
    event.preventDefault();
    save(form);
  });
  document.addEventListener("reset", ({ target }) => {
    const form = hubForm(target);
    if (form !== null) keep(form, "", "reset");
  });
  onStored((changed, value) => {
    if (changed === key) show(value);
  });
  addEventListener("hashchange", unfoldResponse);
}

const hubForm = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof HTMLFormElement && target.matches(".hub > form") ? target : null;

const baseOf = (element: Element): string => element.closest<HTMLElement>("[data-base]")?.dataset["base"] ?? "";

function save(form: HTMLFormElement): void {
  const input = form.querySelector("input");
  if (input === null) return;
  const typed = input.value.trim();
  const isRight = typed === "" || hubAddress(typed, baseOf(form)) !== undefined;
  input.setCustomValidity(isRight ? "" : (form.dataset["failed"] ?? ""));
  if (input.reportValidity()) keep(form, typed, typed === "" ? "reset" : "saved");
}

function keep(form: HTMLFormElement, typed: string, text: "saved" | "reset"): void {
  store(key, typed);
  show(typed);
  announce(form.dataset[text] ?? "");
}

/** Puts the address for what was typed, or the page's own, into every text that begins with the page's own. */
function show(typed: string | null): void {
  for (const input of all(".hub input")) if (input instanceof HTMLInputElement) input.value = typed ?? "";
  for (const place of all("[data-base]")) {
    const base = baseOf(place);
    const address = (typed ? hubAddress(typed, base) : undefined) ?? base;
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
  const target = document.querySelector(":target");
  if (target?.parentElement?.parentElement?.matches(".response")) {
    for (const body of all(".body", target.parentElement.parentElement)) body.setAttribute("open", "");
  }
}
