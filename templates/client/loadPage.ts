// Fetches pages to show in the current document, and caches a few for the next click.
import { all, readPage, root } from "./page.ts";

/** A page that can replace the current one. */
export interface LoadedPage {
  /** Path of the response, which differs from the requested one after a redirect. */
  readonly path: string;
  /** The page, parsed in advance. */
  prepare(): Document;
  /** The page, whose elements the caller may move; the next call parses it again. */
  take(): Document;
}

const maxPages = 12;
const keptMs = 5 * 60_000;

const pages = new Map<string, Promise<LoadedPage | undefined>>();

// In `serve --watch`, cached pages may be outdated.
document.addEventListener("hubdocs:stale", () => pages.clear());

/** The page at a path, cached or fetched; `undefined` if only the browser can show it. */
export function loadPage(path: string): Promise<LoadedPage | undefined> {
  const known = pages.get(path);
  if (known) {
    void known.then((page) => page?.prepare());
    return known;
  }
  const forget = (): void => {
    if (pages.get(path) === page) pages.delete(path);
  };
  const page = fetchPage(path).then((loaded) => {
    if (!loaded) forget();
    return loaded;
  });
  pages.set(path, page);
  setTimeout(forget, keptMs);
  for (const oldest of pages.keys()) if (pages.size > maxPages) pages.delete(oldest);
  return page;
}

async function fetchPage(path: string): Promise<LoadedPage | undefined> {
  try {
    const response = await fetchAnyCase(path);
    const isHtml = response.headers.get("content-type")?.startsWith("text/html");
    if (!isHtml || !(response.ok || response.status === 404)) return undefined;
    const page = keepPage(await response.text(), new URL(response.url).pathname);
    return isSwappable(page.prepare()) ? page : undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

function keepPage(text: string, path: string): LoadedPage {
  let page: Document | undefined;
  const prepare = (): Document => (page ??= readPage(text));
  return {
    path,
    prepare,
    take() {
      const taken = prepare();
      page = undefined;
      return taken;
    },
  };
}

/**
 * Fetches a path and, if it is not found, its lower-case form: readers may type capitals. Never from another site, whose
 * page could run scripts here: a host may redirect to it, and what is decoded from `/%5CHost/` means `//host/`.
 */
async function fetchAnyCase(path: string): Promise<Response> {
  const response = await fetch(path, { mode: "same-origin" });
  const written = decodeURI(path);
  const lower = written.toLowerCase();
  if (response.status !== 404 || lower === written) return response;
  const other = await fetch(lower, { mode: "same-origin" });
  return other.ok ? other : response;
}

/**
 * Whether a page can replace the current one: it has the same language, build and content security policy (which this
 * document would keep), and no scripts that run only in a full load.
 */
function isSwappable(page: Document): boolean {
  const files = "link[rel=stylesheet], script[src]";
  const present = new Set(all(files).map(nameOf));
  return (
    page.documentElement.lang === root.lang &&
    policyOf(page) === policyOf(document) &&
    page.querySelector("[data-swap] > main") !== null &&
    page.querySelector('[data-swap] script:not([type$="json"])') === null &&
    all(files, page).every((file) => present.has(nameOf(file)))
  );
}

const policyOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>("meta[http-equiv=Content-Security-Policy]")?.content;

const nameOf = (file: Element): string | null => file.getAttribute("href") ?? file.getAttribute("src");
