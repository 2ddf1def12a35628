// Follows links inside the site without loading a new document: the URL changes at once, and the current page stays
// until the next one is ready. Everything that cannot be handled here is left to the browser.
import { showCanonicalAddress } from "./canonicalAddress.ts";
import { announce } from "./live.ts";
import { type LoadedPage, loadPage } from "./loadPage.ts";
import { closeMenu } from "./menu.ts";
import { all, onClick } from "./page.ts";
import { pageEvent } from "./pageEvent.ts";
import { pageKey, pagePath } from "./pagePath.ts";
import { makeProgress } from "./progress.ts";
import { targetOf } from "./revealTarget.ts";
import { ignoreScroll } from "./scrollPosition.ts";
import { goToStart } from "./skipLink.ts";
import { swapPage } from "./swapPage.ts";

/** Starts intercepting navigation. Does nothing in browsers without the Navigation API. */
export function startNavigation(): void {
  showCanonicalAddress();
  // A document at an address that is no page's could not be left and returned to: its URL would come back without it.
  if (!window.navigation || !pagePath(location)) return;
  const progress = makeProgress();
  let shown = location.pathname;
  /** For each history entry when it was left, the scroll offset and which of the links had the focus. */
  const left = new Map<string, readonly [top: number, link: number]>();
  /** URL that the browser is loading. */
  let leavingTo = "";
  onClick("a[hreflang]", (link) => {
    leavingTo = link instanceof HTMLAnchorElement ? link.href : "";
  });

  const load = async (event: NavigateEvent, url: URL): Promise<LoadedPage | undefined> => {
    progress.start();
    event.signal.addEventListener("abort", progress.finish);
    const page = await loadPage(url.pathname);
    if (page) await closeMenu();
    if (event.signal.aborted) return undefined;
    if (!page) leave(event, url);
    return page;
  };

  /** Lets the browser load the URL as a new document. */
  const leave = ({ navigationType }: NavigateEvent, url: URL): void => {
    if (navigationType === "traverse") {
      location.reload();
      return;
    }
    // The navigation has already set the URL, so loading it would only jump to the hash, and reloading would keep the
    // scroll position. Therefore restore the old URL first.
    leavingTo = url.href;
    history.replaceState(null, "", shown);
    location.replace(url);
  };

  const follow = async (event: NavigateEvent, url: URL): Promise<void> => {
    const isNew = !isShown(url);
    const page = isNew ? await load(event, url) : undefined;
    if (isNew && !page) return;
    if (page) {
      swapPage(page.take());
      shown = url.pathname;
    }
    document.dispatchEvent(new Event(pageEvent));
    // Scrolling by script is not the reader's and must not hide the header.
    ignoreScroll();
    const [top, link] = left.get(event.destination.key) ?? [];
    if (event.navigationType !== "traverse") arrive(event, url, isNew);
    else if (top === undefined) event.scroll();
    else {
      scrollTo({ top, behavior: "instant" });
      // Who has not gone on since the page came goes on from the link that was followed.
      if (document.activeElement?.matches("body,[data-start]")) all("a")[link ?? -1]?.focus({ preventScroll: true });
    }
    if (!page) return;
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
    // While the next page loads, the browser would record the old page's scroll position for the new entry; so keep it
    // here.
    const links: readonly (Element | null)[] = all("a");
    const { currentEntry } = navigation;
    if (currentEntry && isShown(location)) left.set(currentEntry.key, [scrollY, links.indexOf(document.activeElement)]);
    if (!isOurs(event) || !pagePath(url) || url.href === leavingTo) return;
    if (event.hashChange && isShown(url)) return;
    event.intercept({ scroll: "manual", focusReset: "manual", handler: () => follow(event, url) });
  });
  navigation.addEventListener("navigatesuccess", showCanonicalAddress);
}

/** Whether to intercept: not reloads, downloads, form submissions, or URLs set by scripts. */
function isOurs(event: NavigateEvent): boolean {
  const { canIntercept, downloadRequest, formData, navigationType, destination } = event;
  const isAnswered = navigationType === "reload" || (destination.sameDocument && navigationType !== "traverse");
  return canIntercept && downloadRequest === null && formData === null && !isAnswered;
}

/** Scrolls and moves the focus as browsers do after following a link. */
function arrive(event: NavigateEvent, url: URL, isNew: boolean): void {
  const from = new URL(navigation.transition?.from.url ?? url);
  if (!isNew && from.search !== url.search && from.hash === url.hash) return;
  if (isNew ? targetOf(url.hash) !== null : url.hash !== "") {
    event.scroll();
    return;
  }
  goToStart("instant");
}
