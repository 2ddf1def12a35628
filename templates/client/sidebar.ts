// The sidebar: opening and closing categories, hiding it, and bringing the current item into view. What the reader
// opened and how far they scrolled stays for the session.
import { all, onClick } from "./page.ts";
import { readStored, store } from "./storage.ts";

/** Starts the sidebar's buttons and its memory. */
export function startSidebar(): void {
  onClick("#sidebar nav button[aria-expanded]", (button) => {
    const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (list === null) return;
    toggleCategory(button, list);
    keepState(list.id);
  });
  onClick(".sidebar-hide", (button) => {
    const { dataset } = document.documentElement;
    const hides = dataset["sidebar"] !== "hidden";
    if (hides) dataset["sidebar"] = "hidden";
    else delete dataset["sidebar"];
    store("hubdocs.sidebar", hides ? "hidden" : "shown");
    showHidden(button);
  });
  const keepScroll = ({ target }: Event): void => {
    if (target instanceof Element && target.id === "sidebar-nav") keepState();
  };
  document.addEventListener("scroll", keepScroll, { capture: true, passive: true });
}

/** Brings the sidebar to where the reader left it, scrolls it, and only it, to the current item. */
export function restoreSidebar(): void {
  const button = document.querySelector<HTMLElement>(".sidebar-hide");
  if (button) showHidden(button);
  const { top, changed } = readState();
  for (const toggle of all("#sidebar nav button[aria-expanded]")) {
    const isOpen = changed.get(toggle.getAttribute("aria-controls") ?? "");
    const holdsPage = toggle.closest("li")?.classList.contains("is-active");
    if (isOpen !== undefined && !(holdsPage && !isOpen)) showOpen(toggle, isOpen);
  }
  const list = document.getElementById("sidebar-nav");
  if (list !== null && list.scrollHeight > list.clientHeight) list.scrollTop = top;
  showCurrentItem(list);
}

/** Scrolls the list to the current item if that is out of view. */
export function showCurrentItem(list: Element | null): void {
  const current = list?.querySelector("#sidebar-nav [aria-current]");
  if (!list || !current) return;
  const item = current.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (item.top < frame.top + 20 || item.bottom > frame.bottom - 60) {
    list.scrollTop += item.top - frame.top - frame.height / 2;
  }
}

const stateKey = (): string | undefined => document.getElementById("sidebar-nav")?.dataset["sidebar"];

/** Scroll offset, and categories by the id of their list that the reader has opened or closed. */
function readState(): { readonly top: number; readonly changed: Map<string, boolean> } {
  const [top, ...lists] = (readStored(`hubdocs.sidebar.${stateKey()}`, "sessionStorage") ?? "0").split(" ");
  return { top: Number(top), changed: new Map(lists.map((list) => [list.slice(1), list.startsWith("+")])) };
}

/** Keeps the present state; `id` is the list that has just been toggled. Reads like `340 +sidebar-2 -sidebar-2-1`. */
function keepState(id?: string): void {
  const { changed } = readState();
  const button = document.querySelector(`#sidebar [aria-controls="${id}"]`);
  if (id !== undefined) changed.set(id, button?.ariaExpanded === "true");
  const lists = [...changed].map(([list, isOpen]) => (isOpen ? "+" : "-") + list);
  const top = Math.round(document.getElementById("sidebar-nav")?.scrollTop ?? 0);
  store(`hubdocs.sidebar.${stateKey()}`, [top, ...lists].join(" "), "sessionStorage");
}

function showHidden(button: HTMLElement): void {
  const isHidden = document.documentElement.dataset["sidebar"] === "hidden";
  button.ariaExpanded = String(!isHidden);
  button.ariaLabel = button.dataset[isHidden ? "expand" : "collapse"] ?? null;
}

/** Opens or closes a category at once; the style shows its list accordingly. */
export function showOpen(button: HTMLElement, isOpen: boolean): void {
  button.ariaExpanded = String(isOpen);
  const label = button.closest(".sidebar-row")?.firstElementChild?.textContent;
  const texts = button.closest("nav")?.dataset;
  if (label) button.ariaLabel = texts?.[isOpen ? "collapse" : "expand"]?.replace("%", () => label) ?? null;
}

/** Opens or closes by a movement; one under way is turned round from where it is. */
function toggleCategory(button: HTMLElement, list: HTMLElement): void {
  const opens = button.ariaExpanded !== "true";
  const [moving] = list.getAnimations();
  const from = moving || !opens ? list.getBoundingClientRect().height : 0;
  moving?.cancel();
  showOpen(button, opens);
  button.classList.add("is-moving");
  list.inert = !opens;
  const height = list.scrollHeight;
  const frames = { height: [`${from}px`, `${opens ? height : 0}px`], overflow: ["clip", "clip"] };
  const animation = list.animate(frames, { duration: durationMs(height), easing: "ease-in-out" });
  animation.onfinish = () => {
    button.classList.remove("is-moving");
    list.inert = false;
  };
}

/** Milliseconds for a list of that height in pixels: longer lists take longer, but much less than in proportion. */
export function durationMs(height: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 1;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
