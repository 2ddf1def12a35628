// The element around an interactive part: loads the part's script when its time has come, hands it the element, and
// keeps the first press that came before. It knows no React; scripts of islands do.
//
//   waiting ──turned to──▶ loading ──▶ alive ──removed──▶ gone
//                             └──failed──▶ message with "Retry" ──▶ loading
import { isNewDeployment } from "./deployment.ts";
import { showFailure } from "./failure.ts";
import { importModule } from "./importModule.ts";
import { onceLoaded, whenIdle } from "./moments.ts";

/** What the script of an island exports: brings an element to life and returns how to end that. */
interface IslandScript {
  readonly default: (element: HTMLElement) => () => void;
}

/** Events that wake a part, whatever else does. A touch is a pointer, too. Presses among them are kept until it is alive. */
const intents = ["pointerover", "focusin", "click", "submit", "reset"] as const;

/** The element. */
class HubIsland extends HTMLElement {
  #end: (() => void) | undefined;
  #loading: Promise<void> | undefined;
  #kept: Event | undefined;
  #attempt = 0;
  #failure: HTMLElement | undefined;

  connectedCallback(): void {
    const when = this.getAttribute("when");
    const companion = this.getAttribute("companion");
    // Without it the part still stands in the page.
    if (companion !== null) importModule(companion).catch(console.warn);
    if (when === "manual") return;
    if (when === "visible") observer.observe(this);
    else if (when === "idle") onceLoaded(() => whenIdle(() => this.hydrate()));
    for (const type of intents) this.addEventListener(type, this, true);
    // Who is in the part already, on a slow connection, will not come again.
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

  /** Loads the part and brings it to life; once, unless that fails. */
  hydrate(): void {
    this.#loading ??= this.#load();
  }

  async #load(): Promise<void> {
    // Who presses the part instead of the button tries again, too.
    this.#failure?.remove();
    try {
      for (const href of this.getAttribute("needs")?.split(" ") ?? []) preload(href);
      // A failed module is remembered by some browsers; another address is asked for again.
      const suffix = this.#attempt === 0 ? "" : `?${this.#attempt}`;
      const script: IslandScript = await importModule(this.getAttribute("src") + suffix);
      if (!this.isConnected) return;
      this.#end = script.default(this);
      this.dataset["hydrated"] = "";
      this.#replay();
    } catch (error) {
      console.warn(error);
      this.#attempt += 1;
      this.#loading = undefined;
      // Only who has pressed or is in the part needs to know; a pointer that passes by may try again.
      if (!this.#kept && this.matches("[when=intent]:not(:focus-within)")) return;
      if (await isNewDeployment()) location.reload();
      else this.#failure = showFailure(this, error, () => this.hydrate());
    }
  }

  /** Gives the kept press to what it was meant for. Hydration keeps the elements of the page. */
  #replay(): void {
    const event = this.#kept;
    this.#kept = undefined;
    for (const type of intents) this.removeEventListener(type, this, true);
    if (event === undefined || !(event.target instanceof Element)) return;
    const { target } = event;
    // Of a click React makes sure that the part is alive before it goes on, of a submit it does not.
    if (event instanceof SubmitEvent && event.submitter !== null) event.submitter.click();
    else if (event.type === "reset" && target instanceof HTMLFormElement) target.reset();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.closest("button")?.click();
  }
}

/** Whether a click is on something that only works when the part is alive. Links, summaries and fields work by themselves. */
function isPress({ type, target }: Event): boolean {
  return (
    type === "click" &&
    target instanceof Element &&
    target.closest('button:not([type="submit"],[type="reset"])') !== null
  );
}

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting && target instanceof HubIsland) target.hydrate();
});

/** Fetches a module that another one will import, so that both travel at the same time. What is there is not fetched again. */
function preload(href: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}

/** Makes islands of this page and of later ones live. */
export function startIslands(): void {
  customElements.define("hub-island", HubIsland);
}

/** Whether an element is an island that can be told to wake. */
export const isIsland = (element: Element | null): element is HubIsland => element instanceof HubIsland;
