// A sidebar that the next page has too keeps what the reader opened, closed and scrolled to.
import { all } from "./page.ts";
import { showOpen } from "./sidebar.ts";

/** Remembers the sidebar; what it returns gives the next page's sidebar of the same name the same state. */
export function keepSidebar(): () => void {
  const old = currentSidebar();
  const scrolled = old?.firstElementChild?.scrollTop ?? 0;
  const states = new Map(togglesOf(old).map((button) => [keyOf(button), stateOf(button)]));
  return () => {
    const sidebar = currentSidebar();
    if (sidebar === null || sidebar === old || sidebar.dataset["sidebar"] !== old?.dataset["sidebar"]) return;
    for (const button of togglesOf(sidebar)) {
      const before = states.get(keyOf(button));
      if (before === undefined) continue;
      const { isActive } = stateOf(button);
      showOpen(button, before.isOpen || (isActive && !before.isActive));
    }
    sidebar.firstElementChild?.scrollTo({ top: scrolled, behavior: "instant" });
  };
}

const currentSidebar = (): HTMLElement | null => document.querySelector<HTMLElement>("#sidebar");

const togglesOf = (sidebar: HTMLElement | null): readonly HTMLElement[] =>
  sidebar === null ? [] : all("nav button[aria-expanded]", sidebar);

/** Names a category by its place and its label: long sidebars show other branches at the same place. */
const keyOf = (button: HTMLElement): string =>
  `${button.getAttribute("aria-controls")} ${button.closest("li")?.firstElementChild?.textContent}`;

const stateOf = (button: HTMLElement) => ({
  isOpen: button.ariaExpanded === "true",
  isActive: button.closest("li")?.classList.contains("is-active") ?? false,
});
