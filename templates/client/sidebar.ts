// The sidebar: opening and closing categories, hiding it, and bringing the current item into view.
import { onClick } from "./page.ts";
import { store } from "./storage.ts";

/** Starts the sidebar's buttons. */
export function startSidebar(): void {
  onClick("#sidebar nav button[aria-expanded]", (button) => {
    const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
    if (list !== null) toggleCategory(button, list);
  });
  onClick(".sidebar-hide", (button) => {
    const { dataset } = document.documentElement;
    const hides = dataset["sidebar"] !== "hidden";
    if (hides) dataset["sidebar"] = "hidden";
    else delete dataset["sidebar"];
    store("hubdocs.sidebar", hides ? "hidden" : "shown");
    showHidden(button);
  });
}

/** Scrolls the sidebar, and only it, to the current item, and labels the button that hides it. */
export function showCurrentItem(): void {
  const sidebar = document.getElementById("sidebar");
  const current = sidebar?.querySelector<HTMLElement>("[aria-current]");
  const button = sidebar?.querySelector<HTMLElement>(".sidebar-hide");
  if (button) showHidden(button);
  if (!sidebar || !current) return;
  const list = document.getElementById("sidebar-nav") ?? sidebar;
  const { top, bottom } = current.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (bottom > frame.bottom || top < frame.top) list.scrollTop += top - frame.top - frame.height / 2;
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

function toggleCategory(button: HTMLElement, list: HTMLElement): void {
  const opens = button.ariaExpanded !== "true";
  const [moving] = list.getAnimations();
  const from = moving || !opens ? list.getBoundingClientRect().height : 0;
  moving?.cancel();
  showOpen(button, opens);
  button.classList.add("is-moving");
  const to = opens ? list.scrollHeight : 0;
  const frames = { height: [`${from}px`, `${to}px`], overflow: ["clip", "clip"] };
  const animation = list.animate(frames, { duration: durationMs(Math.max(from, to)), easing: "ease-in-out" });
  animation.onfinish = () => button.classList.remove("is-moving");
}

/** Milliseconds for a list of that height in pixels: longer lists take longer, but much less than in proportion. */
export function durationMs(height: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 1;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
