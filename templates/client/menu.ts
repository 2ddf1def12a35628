// The menu of narrow screens. While it is open the page's sidebar is moved into it, so that the page has only one.
import { holdBack, releaseBack } from "./backButton.ts";
import { all, closest, onClick, onPage, root, wideScreen } from "./page.ts";
import { showCurrentItem } from "./sidebar.ts";

/** Starts the menu. It opens on the sidebar if there is one, and closes when the window becomes wide. */
export function startMenu(): void {
  onClick(".menu-toggle", open);
  onClick("#menu", (menu, event) => {
    // A link is followed by a second click after the menu has closed.
    if (!currentMenu()?.open) return;
    const { target } = event;
    const link = closest<HTMLAnchorElement>(target, "a[href]");
    if (link !== null) follow(link, event);
    else if (target === menu || closest(target, ".menu-close")) currentMenu()?.close();
  });
  onClick("#menu button[data-view]", (button) => {
    const menu = currentMenu();
    const view = button.dataset["view"];
    if (menu === null || view === undefined) return;
    menu.dataset["view"] = view;
    // The one of the view that is shown gets it: the link to the home page above would say nothing of that.
    for (const other of all("#menu button[data-view]")) other.focus();
  });
  document.addEventListener("keydown", keepFocus);
  wideScreen.addEventListener("change", closeForRoom);
  onPage(closeAtOnce);
}

/**
 * Closes the menu. Resolves when the sidebar is back in its place, even if a click on a link has started closing
 * before.
 */
export async function closeMenu(): Promise<void> {
  const menu = currentMenu();
  if (menu === null || document.querySelector('.menu-toggle[aria-expanded="true"]') === null) return;
  const closed = new Promise((resolve) => menu.addEventListener("close", resolve, { once: true }));
  menu.close();
  await closed;
}

function currentMenu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>("#menu");
}

function open(toggle: HTMLElement): void {
  const menu = currentMenu();
  if (menu === null || menu.open) return;
  const sidebar = document.getElementById("sidebar");
  const place = menu.querySelector(".menu-secondary");
  if (sidebar && place) place.append(sidebar);
  menu.dataset["view"] = sidebar && place ? "secondary" : "main";
  toggle.ariaExpanded = "true";
  // Keep the width of the scroll bar free, so that the page behind does not move when it stops scrolling.
  const { style, clientWidth } = root;
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
  menu.showModal();
  showCurrentItem(menu);
  holdBack(() => menu.close());
  menu.addEventListener("close", () => onClosed(menu, toggle), { once: true });
}

/** Moves the sidebar back after the closing animation. */
async function onClosed(menu: HTMLElement, toggle: HTMLElement): Promise<void> {
  releaseBack();
  toggle.ariaExpanded = "false";
  if (toggle.checkVisibility()) toggle.focus({ preventScroll: true });
  await Promise.allSettled(menu.getAnimations().map(({ finished }) => finished));
  if (!menu.matches("[open]")) putSidebarBack();
}

function putSidebarBack(): void {
  const sidebar = document.querySelector("#menu #sidebar");
  if (sidebar !== null) document.querySelector(".layout")?.prepend(sidebar);
}

/** Closes without animation, because the window has become wide or the page was replaced. */
function closeAtOnce(): void {
  currentMenu()?.close();
  putSidebarBack();
}

/**
 * Closes because the window has become wide. The focus stays on an element that moved back into the page; otherwise it
 * goes to the start of the header.
 */
function closeForRoom(): void {
  const focused = closest(document.activeElement, "#menu *");
  closeAtOnce();
  const place = focused?.closest("#menu") ? document.querySelector<HTMLElement>(".navbar .brand") : focused;
  place?.focus({ preventScroll: true });
}

/** Closes the menu, then follows the link from the history entry of the page, not from the one that intercepts Back. */
function follow(link: HTMLAnchorElement, event: MouseEvent): void {
  // Keys ask the browser for a tab, a window or a download; the page stays as it is.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  closeAtOnce();
  if (link.target !== "") return;
  event.preventDefault();
  releaseBack(() => link.click());
}

function focusable(menu: HTMLElement): HTMLElement[] {
  return all("a[href], button, summary", menu).filter((element) => element.checkVisibility());
}

/** The dialog makes the rest of the page inert; this keeps Tab cycling within it. */
function keepFocus(event: KeyboardEvent): void {
  const menu = currentMenu();
  if (event.key !== "Tab" || menu === null || !menu.open) return;
  const elements = focusable(menu);
  if (event.shiftKey) elements.reverse();
  if (document.activeElement !== elements.at(-1)) return;
  event.preventDefault();
  elements[0]?.focus();
}
