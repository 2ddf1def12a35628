// Closing the announcement for good: until its id changes, in every tab.
import { onClick, onPage } from "./page.ts";
import { onStored, readStored, store } from "./storage.ts";

const idKey = "hubdocs.announcement.id";
const dismissedKey = "hubdocs.announcement.dismissed";
const closed = "announcementClosed";

/** Starts the close button. A bar with an id that was not seen before is open. */
export function startAnnouncement(): void {
  const { dataset } = document.documentElement;
  onPage(() => {
    const id = document.querySelector<HTMLElement>("[data-announcement]")?.dataset["announcement"];
    if (id === undefined || readStored(idKey) === id) return;
    store(idKey, id);
    store(dismissedKey, "false");
    delete dataset[closed];
  });
  onClick("[data-announcement] button", () => {
    store(dismissedKey, "true");
    dataset[closed] = "";
    document.querySelector<HTMLElement>(".navbar .brand")?.focus();
  });
  onStored((key, value) => {
    if (key !== dismissedKey) return;
    if (value === "true") dataset[closed] = "";
    else delete dataset[closed];
  });
}
