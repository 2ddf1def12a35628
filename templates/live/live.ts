// Lets an open page follow the site while it is being written. Runs in `serve --watch` only and is no part of a site.
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
  // The page may be older than the stream: what the browser has kept is what it shows.
  if (isFirst) void remember("force-cache").then(() => page.text !== "" && update());
  else {
    document.dispatchEvent(new Event("hubdocs:stale"));
    update();
  }
  if (isFirst) void refreshProblems();
});
events.addEventListener("problems", () => void refreshProblems());
// A page that was come to without a new document is another one to follow.
if ("navigation" in window) window.navigation.addEventListener("navigatesuccess", () => void remember());

/** What the server says the shown page is. */
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

/** Scripts run once: other ones need a new document. */
function scriptsOf(html: Document): string {
  return [...html.querySelectorAll('script:not([type$="json"])')].map(({ outerHTML }) => outerHTML).join("\n");
}

/** `undefined` while the server does not answer: it is being started again, or has ended. */
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

/** Reloading keeps the position by itself unless a page restores it by hand; so it is also written down. */
function restoreScroll(): void {
  const kept = sessionStorage.getItem(scrollKey);
  sessionStorage.removeItem(scrollKey);
  if (kept !== null) addEventListener("load", () => scrollTo(0, Number(kept)));
}
