// Hydrates the search box for what must work without hovering it: keyboard shortcuts, and marking searched words.
import { isIsland } from "./hubIsland.ts";
import { onPage } from "./page.ts";
import { readStored } from "./storage.ts";

/** Starts the shortcuts: Ctrl+K or ⌘+K on every keyboard layout, and the slash outside of fields. */
export function startSearchBox(): void {
  document.addEventListener("keydown", (event) => {
    const { code, key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isShortcut = ctrlKey || metaKey ? code === "KeyK" && !shiftKey : key === "/" && !isField(target);
    const field = document.querySelector<HTMLInputElement>(".search input");
    if (field === null || altKey || !isShortcut) return;
    event.preventDefault();
    field.opener = document.activeElement;
    field.focus();
  });
  // The search box marks searched words in the page, so hydrate it if there are any to mark.
  onPage(() => {
    const box = document.getElementById("search");
    if (readStored("hubdocs.marks", "sessionStorage") !== null && isIsland(box)) box.hydrate();
  });
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
