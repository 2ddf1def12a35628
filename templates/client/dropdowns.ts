// Menus of links under buttons: opened by click, keyboard or a resting mouse, closed by Escape or by going elsewhere.
import { all } from "./page.ts";

/** How long a menu stays when the mouse has left it, milliseconds. */
const closeDelayMs = 250;

/** Starts all dropdowns, also those that appear later. */
export function startDropdowns(): void {
  document.addEventListener("click", ({ target }) => {
    const button = buttonOf(target);
    if (button !== null && isPinnedBy(button)) toggle(button, button.ariaExpanded !== "true");
    closeOthers(target);
  });
  document.addEventListener("focusin", ({ target }) => closeOthers(target));
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerover", onPointer);
}

/** The button whose own area was hit. */
function buttonOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(".dropdown > button") : null;
}

function dropdownOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(".dropdown") : null;
}

function toggle(button: Element | null, isOpen: boolean): void {
  button?.setAttribute("aria-expanded", String(isOpen));
}

/** The first click on a menu that the mouse has opened keeps it open instead of closing it. */
function isPinnedBy(button: HTMLElement): boolean {
  const wasHovered = "hovered" in button.dataset;
  delete button.dataset["hovered"];
  return !wasHovered;
}

function closeOthers(target: EventTarget | null): void {
  const own = dropdownOf(target);
  for (const button of all('.dropdown > [aria-expanded="true"]')) if (button.parentElement !== own) close(button);
}

function close(button: HTMLElement): void {
  toggle(button, false);
  delete button.dataset["hovered"];
}

function onPointer({ target, pointerType }: PointerEvent): void {
  if (pointerType !== "mouse") return;
  const dropdown = dropdownOf(target);
  const button = dropdown?.querySelector<HTMLElement>("button");
  if (!dropdown || !button || button.ariaExpanded === "true") return;
  toggle(button, true);
  button.dataset["hovered"] = "";
  let timer = 0;
  const leave = (): void => {
    timer = window.setTimeout(() => {
      if ("hovered" in button.dataset && !dropdown.contains(document.activeElement)) close(button);
    }, closeDelayMs);
  };
  dropdown.addEventListener("pointerleave", leave);
  dropdown.addEventListener("pointerenter", () => clearTimeout(timer));
}

function onKey(event: KeyboardEvent): void {
  const dropdown = dropdownOf(event.target);
  const button = dropdown?.querySelector<HTMLElement>("button");
  if (!dropdown || !button) return;
  if (event.key === "Escape" && button.ariaExpanded === "true") {
    close(button);
    button.focus();
    return;
  }
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  const links = all("a", dropdown);
  const isEnd = event.key === "Home" || event.key === "End";
  if (step === undefined && !(isEnd && button.ariaExpanded === "true")) return;
  event.preventDefault();
  toggle(button, true);
  const at = links.findIndex((link) => link === document.activeElement);
  const from = at < 0 && step === -1 ? 0 : at;
  const next = step === undefined ? (event.key === "Home" ? 0 : -1) : (from + step + links.length) % links.length;
  links.at(next)?.focus();
}
