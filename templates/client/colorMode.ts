// Light and dark: the switch, its label, and keeping all tabs the same. The first paint is the inline script's.
import { afterLayout, all, onClick, onPage, root } from "./page.ts";
import { onStored, readStored, store } from "./storage.ts";

type Mode = "light" | "dark";

const key = "theme";
const isMode = (value: string | null | undefined): value is Mode => value === "light" || value === "dark";

/** Colour of the browser's own frame; a site that sets one in its head keeps it. */
const frameColor = document.createElement("meta");
frameColor.name = "theme-color";

/** Starts the switch. A choice is kept; the system is followed only while there is none and the site asks for it. */
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
