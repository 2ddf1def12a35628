// Tabs: selection by pointer and keyboard, the same selection in all groups with the same name, and its storage.
import { all, closest, onClick, topOf } from "./page.ts";
import { pressedPlace } from "./pressedPlace.ts";
import { ignoreScroll } from "./scrollPosition.ts";
import { onStored, readStored, store } from "./storage.ts";

const keyPrefix = "hubdocs.tab.";

/** Starts all tabs. Arrow keys, Home and End move the focus; Enter and Space select, because they fire clicks. */
export function startTabs(): void {
  onClick('[role="tab"]', (tab) => choose(tab));
  document.addEventListener("keydown", onKey);
  document.addEventListener("beforematch", ({ target }) => reveal(target));
  onStored((key, value) => {
    if (key.startsWith(keyPrefix)) selectInGroup(key.slice(keyPrefix.length), value);
  });
}

/** Makes hidden panels findable by the browser's page search and applies stored selections. */
export function prepareTabs(): void {
  for (const tabs of all(".tabs")) {
    for (const panel of panelsOf(tabs)) if (panel.hidden) panel.hidden = "until-found";
    const group = tabs.dataset["group"];
    const stored = group === undefined ? null : readStored(keyPrefix + group);
    // A value that none of the tabs has changes nothing.
    const asked = new URLSearchParams(location.search).get(tabs.dataset["query"] ?? "");
    for (const value of [stored, asked]) select(tabs, value);
  }
}

/**
 * Shows what stands in tabs that are not selected, without storing them as the reader's selection, and in closed details.
 */
export function reveal(target: EventTarget | null): void {
  let hiding = closest(target, hides);
  while (hiding !== null) {
    const { parentElement } = hiding;
    const tab = document.getElementById(hiding.getAttribute("aria-labelledby") ?? "");
    if (parentElement) select(parentElement, tab?.dataset["value"]);
    if (hiding instanceof HTMLDetailsElement) {
      hiding.open = true;
      // What is still unfolding cannot be scrolled to.
      for (const animation of hiding.getAnimations({ subtree: true })) animation.finish();
    }
    hiding = closest(parentElement, hides);
  }
}

/** What hides its content: a panel, and details. */
const hides = ".tabs > [id], details";

const panelsOf = (tabs: Element): readonly HTMLElement[] => all(":scope > [id]", tabs);
const tabsOf = (tabs: Element): readonly HTMLElement[] => all(":scope > .tab-list button", tabs);

/** Selects a tab in all its groups, keeping the clicked tab at its position on the screen. */
function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>(".tabs");
  const value = tab.dataset["value"];
  if (tabs === null || value === undefined) return;
  const { query, group } = tabs.dataset;
  if (query !== undefined) {
    const address = new URL(location.href);
    address.searchParams.set(query, value);
    history.replaceState(history.state, "", address);
  }
  const before = topOf(tab);
  if (group === undefined) select(tabs, value);
  else {
    store(keyPrefix + group, value);
    selectInGroup(group, value);
  }
  ignoreScroll();
  scrollBy({ top: topOf(tab) - before, behavior: "instant" });
}

function selectInGroup(group: string, value: string): void {
  for (const tabs of all(".tabs")) if (tabs.dataset["group"] === group) select(tabs, value);
}

/** Selects the tab with a value, if there is one. */
function select(tabs: HTMLElement, value: string | null | undefined): void {
  const own = tabsOf(tabs);
  if (!own.some((tab) => tab.dataset["value"] === value)) return;
  const panels = panelsOf(tabs);
  own.forEach((tab, index) => {
    const isSelected = tab.dataset["value"] === value;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = panels[index];
    if (panel) panel.hidden = isSelected ? false : "until-found";
  });
}

function onKey(event: KeyboardEvent): void {
  const tab = closest(event.target, '[role="tab"]');
  const tabs = tab?.closest(".tabs");
  if (!tab || !tabs) return;
  const own = tabsOf(tabs);
  const at = own.indexOf(tab);
  const step = getComputedStyle(tab).direction === "rtl" ? -1 : 1;
  const place = pressedPlace(event, {
    ArrowRight: (at + step) % own.length,
    ArrowLeft: (at - step) % own.length,
    Home: 0,
    End: -1,
  });
  if (place !== undefined) own.at(place)?.focus();
}
