// Light and dark mode: the switch, its label, and synchronising tabs. An inline script sets the mode before the first
// paint.
import { afterLayout, all, onClick, onPage, root } from "./page.ts";
import { onStored, readStored, store } from "./storage.ts";

type Mode = "light" | "dark";

const key = "theme";
const isMode = (value: string | null | undefined): value is Mode => value === "light" || value === "dark";

/** Sets the colour of the browser's own frame; a site that sets it in its `<head>` keeps its own. */
const frameColor = document.createElement("meta");
frameColor.name = "theme-color";

/**
 * Starts the switch. A choice is stored; the system's mode is followed only without a choice, and if the site allows
 * it.
 */
export function startColorMode(): void {
  onClick(".color-mode-switch", () => {
    const mode = root.dataset["theme"] === "dark" ? "light" : "dark";
    store(key, mode);
    apply(mode);
  });
  onStored((changed, value) => {
    if (changed === key && isMode(value) && all(".color-mode-switch").length > 0) apply(value);
  });
  if ("system" in root.dataset) {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => {
      if (!isMode(readStored(key))) apply(matches ? "dark" : "light");
    });
  }
  onPage(() => {
    const mode = root.dataset["theme"];
    if (isMode(mode)) apply(mode);
  });
}

function apply(mode: Mode): void {
  const isShown = root.dataset["theme"] === mode && frameColor.content !== "";
  root.dataset["theme"] = mode;
  for (const button of all(".color-mode-switch")) {
    button.ariaLabel = button.title = button.dataset[mode] ?? "";
  }
  if (!isShown) afterLayout(showFrameColor);
}

function showFrameColor(): void {
  if (document.querySelector('meta[name="theme-color"]') === null) document.head.append(frameColor);
  frameColor.content = getComputedStyle(root).backgroundColor;
}
