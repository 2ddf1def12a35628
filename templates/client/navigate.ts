// Following links inside the site without loading a new document: the address changes at once, the page being read
// stays until the next one is there. What cannot be done here is left to the browser, which loads pages by itself.
import { showCanonicalAddress } from "./canonicalAddress.ts";
import { announce } from "./live.ts";
import { type LoadedPage, loadPage } from "./loadPage.ts";
import { closeMenu } from "./menu.ts";
import { onClick } from "./page.ts";
import { pageEvent } from "./pageEvent.ts";
import { pageKey, pagePath } from "./pagePath.ts";
import { makeProgress } from "./progress.ts";
import { targetOf } from "./revealTarget.ts";
import { ignoreScroll } from "./scrollPosition.ts";
import { swapPage } from "./swapPage.ts";

/** Starts taking over navigation. Does nothing in browsers without the Navigation API. */
export function startNavigation(): void {
  showCanonicalAddress();
  if (!("navigation" in window)) return;
  const progress = makeProgress();
  let shown = location.pathname;
  /** How far each page of the history was scrolled when it was left. */
  const scrolled = new Map<string, number>();
  /** Address that the browser is to load. */
  let leavingTo = "";
  onClick("a[hreflang]", (link) => {
    leavingTo = link instanceof HTMLAnchorElement ? link.href : "";
  });

  const load = async (event: NavigateEvent, url: URL): Promise<LoadedPage | undefined> => {
    progress.start();
    event.signal.addEventListener("abort", progress.finish);
    const page = await loadPage(url.pathname);
    if (page !== undefined) await closeMenu();
    if (event.signal.aborted) return undefined;
    if (page === undefined) leave(event, url);
    return page;
  };

  /** Lets the browser load the address, once. */
  const leave = ({ navigationType }: NavigateEvent, url: URL): void => {
    if (navigationType === "traverse") {
      location.reload();
      return;
    }
    // Replacing the address by itself would only jump to its hash, and reloading would keep the scroll position.
    leavingTo = url.href;
    history.replaceState(null, "", shown);
    location.replace(url);
  };

  const follow = async (event: NavigateEvent, url: URL): Promise<void> => {
    const isNew = !isShown(url);
    const page = isNew ? await load(event, url) : undefined;
    if (isNew && page === undefined) return;
    if (page !== undefined) {
      swapPage(page.take());
      shown = url.pathname;
    }
    document.dispatchEvent(new Event(pageEvent));
    // Bringing a page to its position is no scrolling of the reader's: it must not hide the header.
    ignoreScroll();
    const before = scrolled.get(event.destination.key);
    if (event.navigationType !== "traverse") arrive(event, url, isNew);
    else if (before === undefined) event.scroll();
    else scrollTo({ top: before, behavior: "instant" });
    if (page === undefined) return;
    progress.finish();
    announce(document.title);
    if (page.path !== url.pathname) {
      shown = page.path;
      navigation.addEventListener(
        "navigatesuccess",
        () => history.replaceState(null, "", page.path + url.search + url.hash),
        { once: true },
      );
    }
  };

  const isShown = (url: Pick<URL, "pathname">): boolean => pageKey(url.pathname) === pageKey(shown);

  navigation.addEventListener("navigate", (event) => {
    const url = new URL(event.destination.url);
    // The browser's own memory takes on the position of the page that stays while the next one is on its way.
    if (navigation.currentEntry && isShown(location)) scrolled.set(navigation.currentEntry.key, scrollY);
    if (!isOurs(event) || pagePath(url) === undefined || url.href === leavingTo) return;
    if (event.hashChange && isShown(url)) return;
    event.intercept({ scroll: "manual", focusReset: "manual", handler: () => follow(event, url) });
  });
  navigation.addEventListener("navigatesuccess", showCanonicalAddress);
}

/** Neither a reload nor a download, nor a form that sends something, nor an address that a script has set. */
function isOurs(event: NavigateEvent): boolean {
  const { canIntercept, downloadRequest, formData, navigationType, destination } = event;
  const isAnswered = navigationType === "reload" || (destination.sameDocument && navigationType !== "traverse");
  return canIntercept && downloadRequest === null && formData === null && !isAnswered;
}

/** Scrolls and moves the focus as a browser does when a link has led to the page. */
function arrive(event: NavigateEvent, url: URL, isNew: boolean): void {
  const from = new URL(navigation.transition?.from.url ?? url);
  if (!isNew && from.search !== url.search && from.hash === url.hash) return;
  if (isNew ? targetOf(url.hash) !== null : url.hash !== "") {
    event.scroll();
    return;
  }
  scrollTo({ top: 0, behavior: "instant" });
  // The next Tab leads to the skip link, as on every page that has just been opened.
  document.querySelector<HTMLElement>("[data-start]")?.focus({ preventScroll: true });
}
