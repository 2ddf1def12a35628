// Remembers which version of the docs the reader has chosen, and makes links outside the docs lead to it.
import { all, onClick, onPage, root } from "./page.ts";
import { forget, readStored, store } from "./storage.ts";

const key = "hubdocs.version";

/** Starts remembering the choice. It never redirects readers from a version that they have opened. */
export function startVersions(): void {
  onClick("[data-version]", ({ dataset }) => store(key, dataset["version"] ?? ""));
  onPage(applyChoice);
}

function applyChoice(): void {
  const name = readStored(key);
  if (name === null) return;
  const names = document.querySelector<HTMLElement>("[data-versions]")?.dataset["versions"]?.split(" ") ?? [];
  const index = names.map(decodeURIComponent).indexOf(name);
  if (index < 0) {
    forget(key);
    return;
  }
  if (!root.dataset["anyVersion"]) return;
  for (const link of all<HTMLAnchorElement>("a[data-version-hrefs]")) {
    link.href = link.dataset["versionHrefs"]?.split(" ")[index] ?? "";
  }
  for (const chosen of all(`a[data-version="${CSS.escape(name)}"]`)) {
    const list = chosen.closest("ul");
    const current = list?.querySelector("[aria-current]");
    const label = list?.parentElement?.querySelector(".dropdown-label");
    if (!current || current === chosen) continue;
    current.removeAttribute("aria-current");
    chosen.ariaCurrent = "true";
    chosen.append(...current.querySelectorAll(".icon-check"));
    if (label) label.textContent = chosen.textContent;
  }
}
