// The menu of narrow screens. While it is open the page's sidebar stands in it, so that there is only one sidebar.
import { holdBack, releaseBack } from "./backButton.ts";
import { all, closest, onClick, onPage, root, wideScreen } from "./page.ts";
import { showCurrentItem } from "./sidebar.ts";

/** Starts the menu. It opens on the sidebar where there is one, and closes when the window grows. */
export function startMenu(): void {
  onClick(".menu-toggle", open);
  onClick("#menu", (menu, event) => {
    // Followed links are clicked once more, from the closed menu.
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
    focusable(menu)[0]?.focus();
  });
  document.addEventListener("keydown", keepFocus);
  wideScreen.addEventListener("change", closeForRoom);
  onPage(closeAtOnce);
}

/** Closes the menu; done when the sidebar is back in its place, also where a click on a link has just closed it. */
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
  // The room of a scroll bar stays, so that nothing jumps when the page behind stops scrolling.
  const { style, clientWidth } = root;
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
  menu.showModal();
  showCurrentItem(menu);
  holdBack(() => menu.close());
  menu.addEventListener("close", () => onClosed(menu, toggle), { once: true });
}

/** The sidebar goes back to its place when the panel has moved away. */
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

/** Closes without movement: the window has grown, or another page is there. */
function closeAtOnce(): void {
  currentMenu()?.close();
  putSidebarBack();
}

/** The window has grown. The focus stays on what has moved back into the page, else it goes to where the header begins. */
function closeForRoom(): void {
  const focused = closest(document.activeElement, "#menu *");
  closeAtOnce();
  const place = focused?.closest("#menu") ? document.querySelector<HTMLElement>(".navbar .brand") : focused;
  place?.focus({ preventScroll: true });
}

/** A link closes the menu and is followed from the page, not from the step that holds the Back button. */
function follow(link: HTMLAnchorElement, event: MouseEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isElsewhere = link.target !== "";
  if (!isElsewhere) event.preventDefault();
  closeAtOnce();
  if (!isElsewhere) releaseBack(() => link.click());
}

function focusable(menu: HTMLElement): HTMLElement[] {
  return all("a[href], button, summary", menu).filter((element) => element.checkVisibility());
}

/** The dialog makes the rest of the page inert; this leads from its last element to its first and back. */
function keepFocus(event: KeyboardEvent): void {
  const menu = currentMenu();
  if (event.key !== "Tab" || menu === null || !menu.open) return;
  const elements = focusable(menu);
  if (event.shiftKey) elements.reverse();
  if (document.activeElement !== elements.at(-1)) return;
  event.preventDefault();
  elements[0]?.focus();
}
