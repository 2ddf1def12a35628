// Closes the announcement in all tabs, permanently until its id changes.
import { afterLayout, onClick, onPage, root, wideScreen } from "./page.ts";
import { onScroll } from "./scrollPosition.ts";
import { onStored, readStored, store } from "./storage.ts";

const idKey = "hubdocs.announcement.id";
const dismissedKey = "hubdocs.announcement.dismissed";
const closed = "announcementClosed";

/**
 * Starts the close button. A bar with an unknown id is shown. While it is in view it takes space from the sidebar,
 * which would otherwise extend below the window.
 */
export function startAnnouncement(): void {
  onPage(() => {
    const id = document.querySelector<HTMLElement>("[data-announcement]")?.dataset["announcement"];
    if (id === undefined || readStored(idKey) === id) return;
    store(idKey, id);
    store(dismissedKey, "false");
    delete root.dataset[closed];
  });
  onPage(() => afterLayout(takeRoom));
  onScroll(takeRoom);
  onClick("[data-announcement] button", () => {
    store(dismissedKey, "true");
    close();
    document.querySelector<HTMLElement>(".navbar .brand")?.focus();
  });
  onStored((key, value) => {
    // Only closing is synchronised: a newer page in another tab may show its own announcement, not reopen an older one
    // here.
    if (key === dismissedKey && value === "true") close();
  });
}

function close(): void {
  root.dataset[closed] = "";
  takeRoom();
}

function takeRoom(): void {
  const style = document.getElementById("sidebar")?.style;
  if (style === undefined || !wideScreen.matches) return;
  const height = document.querySelector<HTMLElement>("[data-announcement]")?.offsetHeight ?? 0;
  const room = `${Math.max(0, height - scrollY)}px`;
  if (style.getPropertyValue("--announcement") !== room) style.setProperty("--announcement", room);
}
