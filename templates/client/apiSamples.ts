// Pages of an API: samples show the address of the reader's own server. The address goes from the form to the
// browser's storage and into text, never into markup, links or requests.
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
  const isRight = typed === "" || addressOf(typed, baseOf(form)) !== undefined;
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
    const address = (typed ? addressOf(typed, base) : undefined) ?? base;
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

/** Signs that an address may consist of: nothing that means something to a shell or inside quotation marks. */
const plain = /^[\w.:/~%[\]-]+$/;

/**
 * The address meant by what was typed: `192.168.1.20` stands for the host alone, so scheme and path stay those of the
 * default; `https://hub.lan/api/v2` is all of it. `undefined` for anything but an address of a web server.
 */
function addressOf(typed: string, base: string): string | undefined {
  const [, scheme = "http:", path = ""] = /^(?:(https?:)\/\/[^/]*)?(.*)$/.exec(base) ?? [];
  const whole = /^\w+:\/\//.test(typed) ? typed : `${scheme}//${typed}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, origin, pathname } = new URL(whole);
  const address = origin + (pathname === "/" ? path : pathname.replace(/\/+$/, ""));
  return /^https?:$/.test(protocol) && plain.test(address) ? address : undefined;
}

/** A link to a response unfolds its body. */
function unfoldResponse(): void {
  const target = document.querySelector(":target");
  if (target?.parentElement?.parentElement?.matches(".response")) {
    for (const body of all(".body", target.parentElement.parentElement)) body.setAttribute("open", "");
  }
}
