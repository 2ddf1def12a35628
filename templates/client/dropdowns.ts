// Dropdown menus: opened by click, keyboard or hovering, closed by Escape or by going elsewhere.
import { all, closest } from "./page.ts";
import { pressedPlace } from "./pressedPlace.ts";

/** How long a menu stays open after the mouse has left it, in milliseconds. */
const closeDelayMs = 250;

/** Starts all dropdowns, including those added later. */
export function startDropdowns(): void {
  document.addEventListener("click", ({ target }) => {
    const button = closest(target, ".dropdown > button");
    // The first click on a menu that hovering has opened keeps it open instead of closing it.
    if (button !== null && !unhover(button)) toggle(button, button.ariaExpanded !== "true");
    closeOthers(dropdownOf(target));
  });
  document.addEventListener("focusin", ({ target }) => closeOthers(dropdownOf(target)));
  document.addEventListener("keydown", onKey);
  startHover();
}

const dropdownOf = (target: EventTarget | null): HTMLElement | null => closest(target, ".dropdown");

function toggle(button: HTMLElement, isOpen: boolean): void {
  button.ariaExpanded = String(isOpen);
}

function close(button: HTMLElement): void {
  toggle(button, false);
  unhover(button);
}

/** Clears the mark that hovering has opened the menu, and returns whether it was set. */
function unhover(button: HTMLElement): boolean {
  const wasHovered = "hovered" in button.dataset;
  delete button.dataset["hovered"];
  return wasHovered;
}

function closeOthers(own: HTMLElement | null): void {
  for (const button of all('.dropdown > [aria-expanded="true"]')) if (button.parentElement !== own) close(button);
}

function startHover(): void {
  let timer: number | undefined;
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const own = dropdownOf(target);
    const hovered = document.querySelector<HTMLElement>(".dropdown > [data-hovered]");
    if (hovered === null || hovered.parentElement === own) {
      clearTimeout(timer);
      timer = undefined;
    } else {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        if (hovered.parentElement?.querySelector("a:focus-visible") === null && unhover(hovered)) close(hovered);
      }, closeDelayMs);
    }
    const button = own?.querySelector<HTMLElement>("button");
    if (!own || !button || button.ariaExpanded === "true") return;
    closeOthers(own);
    toggle(button, true);
    button.dataset["hovered"] = "";
  });
}

function onKey(event: KeyboardEvent): void {
  if (event.key === "Escape") closeByKey(event);
  const dropdown = dropdownOf(event.target);
  const button = dropdown?.querySelector<HTMLElement>("button");
  if (!dropdown || !button) return;
  const isOpen = button.ariaExpanded === "true";
  const links = all("a", dropdown);
  const at = links.indexOf(closest(event.target, "a") ?? button);
  const place = pressedPlace(event, {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: Math.max(at, 0) - 1,
    ...(isOpen ? { Home: 0, End: -1 } : {}),
  });
  if (place === undefined) return;
  toggle(button, true);
  links.at(place)?.focus();
}

/** Closes the open menu, wherever the focus is. If the focus is in the menu, it returns to the button. */
function closeByKey({ target }: KeyboardEvent): void {
  dropdownOf(target)?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
  closeOthers(null);
}
