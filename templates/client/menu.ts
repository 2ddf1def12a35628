// The menu of narrow screens. While it is open the page's sidebar stands in it, so that there is only one sidebar.
import { all, onClick, wideScreen } from "./page.ts";

/** Starts the menu. It opens on the sidebar where there is one, and closes when the window grows. */
export function startMenu(): void {
  onClick(".menu-toggle", (toggle) => {
    const menu = currentMenu();
    if (menu === null) return;
    const sidebar = document.getElementById("sidebar");
    const layout = sidebar?.parentElement;
    const place = menu.querySelector(".menu-secondary");
    if (sidebar && place) place.append(sidebar);
    setView(menu, sidebar && place ? "secondary" : "main");
    toggle.setAttribute("aria-expanded", "true");
    menu.showModal();
    menu.addEventListener(
      "close",
      () => {
        if (sidebar && layout) layout.prepend(sidebar);
        toggle.setAttribute("aria-expanded", "false");
        toggle.focus();
      },
      { once: true },
    );
  });
  onClick("#menu", (menu, { target }) => {
    if (target === menu || (target instanceof Element && target.closest("a[href], .menu-close")))
      currentMenu()?.close();
  });
  onClick("#menu button[data-view]", (button) => {
    const menu = currentMenu();
    const view = button.dataset["view"];
    if (menu === null || view === undefined) return;
    setView(menu, view);
    focusable(menu)[0]?.focus();
  });
  document.addEventListener("keydown", keepFocus);
  wideScreen.addEventListener("change", () => currentMenu()?.close());
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

function setView(menu: HTMLElement, view: string): void {
  menu.dataset["view"] = view;
}

function focusable(menu: HTMLElement): readonly HTMLElement[] {
  return all("a[href], button", menu).filter((element) => element.checkVisibility());
}

/** The dialog makes the rest of the page inert; this leads from its last element to its first and back. */
function keepFocus(event: KeyboardEvent): void {
  const menu = currentMenu();
  if (event.key !== "Tab" || menu === null || !menu.open) return;
  const elements = focusable(menu);
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
}
