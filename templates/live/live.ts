// Updates an open page while the site is edited. Only part of `serve --watch`, never of a published site.
import { followChange } from "./followChange.ts";
import { type Problem, showProblems } from "./problems.ts";

const scrollKey = "hubdocs-live-scroll";
const page = { address: "", text: "" };
const state = { id: "", isBusy: false, isAskedAgain: false };

restoreScroll();
const events = new EventSource("/.hubdocs/live");
events.addEventListener("message", ({ data }) => {
  const isFirst = state.id === "";
  if (data === state.id) return;
  state.id = data;
  // The page may be older than this connection. What the browser has cached is what it shows.
  if (isFirst) void remember("force-cache").then(() => page.text !== "" && update());
  else {
    document.dispatchEvent(new Event("hubdocs:stale"));
    update();
  }
  if (isFirst) void refreshProblems();
});
events.addEventListener("problems", () => void refreshProblems());
// After a navigation without a new document, another page must be followed.
if ("navigation" in window) window.navigation.addEventListener("navigatesuccess", () => void remember());

/** Remembers the server's version of the shown page. */
async function remember(cache: RequestCache = "no-cache"): Promise<void> {
  const address = location.pathname;
  if (address === page.address) return;
  page.address = address;
  page.text = (await load(address, cache)) ?? "";
}

function update(): void {
  state.isAskedAgain = state.isBusy;
  if (state.isBusy) return;
  state.isBusy = true;
  void apply().finally(() => {
    state.isBusy = false;
    if (state.isAskedAgain) update();
  });
}

async function apply(): Promise<void> {
  const text = await load(location.pathname);
  if (text === undefined || page.text === "" || location.pathname !== page.address) return reload();
  if (text === page.text) return;
  const [before, after] = [page.text, text].map((html) => new DOMParser().parseFromString(html, "text/html"));
  if (before === undefined || after === undefined || scriptsOf(before) !== scriptsOf(after)) return reload();
  page.text = text;
  followChange(document, before, after);
  document.dispatchEvent(new Event("hubdocs:page"));
}

/** Scripts run once, so changed ones need a new document. */
function scriptsOf(html: Document): string {
  return [...html.querySelectorAll('script:not([type$="json"])')].map(({ outerHTML }) => outerHTML).join("\n");
}

/** Fetches a page; `undefined` while the server does not answer because it is restarting or has stopped. */
async function load(address: string, cache: RequestCache = "no-cache"): Promise<string | undefined> {
  const response = await fetch(address, { cache }).catch(() => undefined);
  return response?.ok ? await response.text() : undefined;
}

async function refreshProblems(): Promise<void> {
  const response = await fetch("/.hubdocs/problems", { cache: "no-store" }).catch(() => undefined);
  const problems: readonly Problem[] = response?.ok ? await response.json() : [];
  showProblems(problems);
}

function reload(): void {
  sessionStorage.setItem(scrollKey, String(scrollY));
  location.reload();
}

/** Restores the scroll position after a reload. Browsers do so only if the page does not restore positions itself. */
function restoreScroll(): void {
  const kept = sessionStorage.getItem(scrollKey);
  sessionStorage.removeItem(scrollKey);
  if (kept !== null) addEventListener("load", () => scrollTo(0, Number(kept)));
}
