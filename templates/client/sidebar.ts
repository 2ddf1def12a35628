// The sidebar: opens and closes categories, hides it, and scrolls to the current item. What the reader opened and the
// scroll position are kept for the session.
import { all, calmMotion, onClick, root } from "./page.ts";
import { showInList } from "./showInList.ts";
import { readStored, store } from "./storage.ts";

/** Starts the sidebar's buttons and restores its state. */
export function startSidebar(): void {
  onClick("#sidebar nav button[aria-expanded]", (button) => {
    const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (list) toggleCategory(button, list);
    keepState();
  });
  // Clicking a label also opens its category, even on the page that it links to; only the button closes it.
  onClick("#sidebar nav :has(+[aria-expanded=false])", (label) => (label.nextElementSibling as HTMLElement).click());
  onClick(".sidebar-hide", (button) => {
    const state = root.dataset["sidebar"] === "hidden" ? "shown" : "hidden";
    root.dataset["sidebar"] = state;
    store("hubdocs.sidebar", state);
    showHidden(button);
  });
  const keepScroll = ({ target }: Event): void => {
    if (target === listOfSidebar()) keepState();
  };
  document.addEventListener("scroll", keepScroll, true);
}

/** Opens the categories that the reader left open. In a new document the page's own are open, whatever the reader closed. */
export function restoreSidebar(): void {
  all(".sidebar-hide").forEach(showHidden);
  const { open } = readState();
  for (const toggle of toggles()) {
    const isOpen = open[keyOf(toggle)];
    // A category that the reader closed opens if it now contains the page.
    const mayOpen = isOpen === false || !("swapped" in root.dataset);
    if (isOpen !== undefined) showOpen(toggle, isOpen || (mayOpen && isActive(toggle)));
  }
}

/** Scrolls the sidebar (and only it) to the position where the reader left it, then to the current item. */
export function restoreScroll(): void {
  const list = listOfSidebar();
  if (list === null) return;
  list.scrollTop = readState().top;
  showCurrentItem(list);
  // Categories that are open around this page stay open on the next one.
  keepState();
}

/** Scrolls the list to the current item if that is out of view. */
export function showCurrentItem(list: Element | null): void {
  const current = list?.querySelector("#sidebar-nav [aria-current]");
  if (list && current) showInList(list, current);
}

const listOfSidebar = (): HTMLElement | null => document.getElementById("sidebar-nav");

const toggles = (): readonly HTMLElement[] => all("#sidebar nav button[aria-expanded]");

/** Identifies a category by position and label: a long sidebar may have another branch at the same position. */
const keyOf = (toggle: HTMLElement): string =>
  `${toggle.getAttribute("aria-controls")} ${toggle.closest("li")?.firstElementChild?.textContent}`;

const isActive = (toggle: HTMLElement): boolean => toggle.closest("li")?.matches(".is-active") ?? false;

const stateKey = (): string => `hubdocs.sidebar.${listOfSidebar()?.dataset["sidebar"]}`;

interface SidebarState {
  /** Scroll offset in pixels. */
  readonly top: number;
  /** Whether a category is open, by its key; `null` if the reader closed it while it contained the page. */
  readonly open: Record<string, boolean | null>;
}

function readState(): SidebarState {
  try {
    const { top, open }: SidebarState = JSON.parse(readStored(stateKey(), "sessionStorage") ?? "{}");
    return { top: top ?? 0, open: open ?? {} };
  } catch {
    // The stored value has another form.
    return { top: 0, open: {} };
  }
}

function keepState(): void {
  const { open } = readState();
  for (const toggle of toggles()) {
    open[keyOf(toggle)] = toggle.ariaExpanded === "true" || (isActive(toggle) ? null : false);
  }
  const top = listOfSidebar()?.scrollTop ?? 0;
  store(stateKey(), JSON.stringify({ top, open }), "sessionStorage");
}

function showHidden(button: HTMLElement): void {
  const isHidden = root.dataset["sidebar"] === "hidden";
  button.ariaExpanded = String(!isHidden);
  button.ariaLabel = button.dataset[isHidden ? "expand" : "collapse"] ?? null;
}

/** Opens or closes a category without animation; styles show or hide its list. */
function showOpen(button: HTMLElement, isOpen: boolean): void {
  button.ariaExpanded = String(isOpen);
  const label = button.closest(".sidebar-row")?.firstElementChild?.textContent;
  const texts = button.closest("nav")?.dataset;
  if (label) button.ariaLabel = texts?.[isOpen ? "collapse" : "expand"]?.replace("%", () => label) ?? null;
}

/** Opens or closes with an animation; a running one is reversed from where it is. */
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

/**
 * Duration in milliseconds for a list of this height in pixels: longer lists take longer, but much less than
 * proportionally.
 */
function durationMs(height: number): number {
  if (calmMotion.matches) return 1;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
