// The custom element of an island (an interactive part): loads the island's script when needed, passes it the element,
// and replays the first press that came before. Does not depend on React; the scripts of islands do.
//
//   waiting ──intent──▶ loading ──▶ alive ──removed──▶ gone
//                          └──failed──▶ message with "Retry" ──▶ loading ──failed──▶ full load, if it helps
import { isMendedByReload } from "./deployment.ts";
import { showFailure } from "./failure.ts";
import { importModule } from "./importModule.ts";
import { onceLoaded, whenIdle } from "./moments.ts";
import { closest } from "./page.ts";

/** The module of an island: hydrates an element and returns a function that unmounts it. */
interface IslandScript {
  readonly default: (element: HTMLElement) => () => void;
}

/**
 * Events that trigger hydration with `when="intent"`. A touch also fires pointer events. The first click, submit or
 * reset is kept for replay.
 */
const intents = ["pointerover", "focusin", "click", "submit", "reset"] as const;

/** The `hub-island` element. */
class HubIsland extends HTMLElement {
  #end: (() => void) | undefined;
  #loading: Promise<void> | undefined;
  #kept: Event | undefined;
  #attempt = 0;
  #failure: HTMLElement | undefined;

  connectedCallback(): void {
    const when = this.getAttribute("when");
    const companion = this.getAttribute("companion");
    // Only a warning: without its companion the island's markup still works.
    if (companion !== null) importModule(companion).catch(console.warn);
    if (when === "manual") return;
    if (when === "visible") observer.observe(this);
    else if (when === "idle") onceLoaded(() => whenIdle(() => this.hydrate()));
    for (const type of intents) this.addEventListener(type, this, true);
    // On a slow connection the reader may already be in the island, so that no further event follows.
    if (this.matches(":focus-within")) this.hydrate();
  }

  disconnectedCallback(): void {
    observer.unobserve(this);
    this.#end?.();
    this.#end = undefined;
    this.#loading = undefined;
    delete this.dataset["hydrated"];
  }

  handleEvent(event: Event): void {
    if (event.type === "submit" || event.type === "reset" || isPress(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#kept = event;
    }
    this.hydrate();
  }

  /** Loads and hydrates the island; only once, unless that fails. */
  hydrate(isRetry = false): void {
    this.#loading ??= this.#load(isRetry);
  }

  async #load(isRetry: boolean): Promise<void> {
    const needs = this.getAttribute("needs")?.split(" ") ?? [];
    const src = this.getAttribute("src") ?? "";
    // Pressing the island instead of the retry button tries again, too.
    this.#failure?.remove();
    try {
      for (const href of needs) preload(href);
      // Some browsers remember that a module failed; a different URL makes them load it again.
      const suffix = this.#attempt === 0 ? "" : `?${this.#attempt}`;
      const script: IslandScript = await importModule(src + suffix);
      if (!this.isConnected) return;
      this.#end = script.default(this);
      this.dataset["hydrated"] = "";
      this.#replay();
    } catch (error) {
      console.warn(error);
      this.#attempt += 1;
      this.#loading = undefined;
      // Show the error only to readers who pressed or focused the island; the next hover may try again.
      if (!isRetry && !this.#kept && this.matches("[when=intent]:not(:focus-within)")) return;
      // The URLs of modules that it imports are fixed, so those are only loaded again with the document.
      if (await isMendedByReload(isRetry ? [src, ...needs] : [])) location.reload();
      else this.#failure = showFailure(this, () => this.hydrate(true));
    }
  }

  /** Dispatches the kept press to its target. The target still exists, because hydration keeps the page's elements. */
  #replay(): void {
    const event = this.#kept;
    this.#kept = undefined;
    for (const type of intents) this.removeEventListener(type, this, true);
    const target = event?.target ?? null;
    // For clicks, React hydrates the target before handling them; for submits it does not, so click the submit button.
    if (event instanceof SubmitEvent && event.submitter !== null) event.submitter.click();
    else if (event?.type === "reset" && target instanceof HTMLFormElement) target.reset();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
    else closest(target, "button")?.click();
  }
}

/** Whether an event needs a hydrated island. Links, summaries and fields work without. */
function isPress({ type, target }: Event): boolean {
  return type === "click" && closest(target, 'button:not([type="submit"],[type="reset"])') !== null;
}

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting && target instanceof HubIsland) target.hydrate();
});

/**
 * Starts loading a module that another module will import, so that both load in parallel. Loaded ones are not fetched
 * again.
 */
function preload(href: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}

/** Defines the element, which activates islands on this page and later ones. */
export function startIslands(): void {
  customElements.define("hub-island", HubIsland);
}

/** Whether an element is an island (with a `hydrate` method). */
export const isIsland = (element: Element | null): element is HubIsland => element instanceof HubIsland;
