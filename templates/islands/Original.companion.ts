// Shows the original of a translated section when a reader opens it: fetches the original page and takes from it what
// stands below the same heading. If that fails, the link to it remains.
import { all, readPage } from "../client/page.ts";

/** What begins a section in the text of a page. */
const headings = ".heading, h1";
/** What works on a page once only, belongs to its own page, or would run. */
const left = ".heading-link, .footnotes, script, iframe, object, embed, hub-island:not(.picture)";
/** Attributes that name elements by their ids, or groups of them. */
const naming =
  "id for name list form headers popovertarget aria-controls aria-describedby aria-details aria-labelledby aria-owns";

/** The original of this page by its path: all its sections share it. */
const pages = new Map<string, Promise<Document>>();

// In `serve --watch`, the original may have been edited since.
document.addEventListener("hubdocs:stale", () => pages.clear());
document.addEventListener("toggle", ({ target }) => void openOriginal(target), true);

async function openOriginal(details: EventTarget | null): Promise<void> {
  if (!(details instanceof HTMLDetailsElement) || !details.matches(".original") || !details.open) return;
  const link = details.querySelector("a");
  if (link === null || details.querySelector("blockquote") !== null) return;
  details.ariaBusy = "true";
  try {
    const page = await pageAt(link.pathname);
    const content = sectionOf(page, decodeURIComponent(link.hash.slice(1)), link.pathname);
    if (content.length === 0 || details.querySelector("blockquote") !== null) return;
    const quote = document.createElement("blockquote");
    quote.lang = page.documentElement.lang;
    quote.dir = page.documentElement.dir;
    quote.append(...content);
    details.querySelector("summary")?.after(quote);
  } catch (error) {
    console.warn(error);
  } finally {
    details.ariaBusy = null;
  }
}

/** The page at a path, fetched once while readers stay with it; after a failure the next one who asks tries again. */
function pageAt(path: string): Promise<Document> {
  const known = pages.get(path);
  if (known !== undefined) return known;
  pages.clear();
  const page = fetchPage(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
}

async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path, { mode: "same-origin" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return readPage(await response.text());
}

/** A heading and what stands below it up to the next one, as copies. They are made harmless before this page gets them. */
function sectionOf(page: Document, id: string, path: string): readonly Element[] {
  const text = page.querySelector("article > .prose");
  const heading = page.getElementById(id);
  let next = id === "" ? text?.firstElementChild : (heading?.closest(headings) ?? heading)?.nextElementSibling;
  const section: Element[] = [];
  for (; next && !next.matches(headings); next = next.nextElementSibling) {
    if (next.matches(left)) continue;
    const copy = page.createElement("div");
    copy.append(next.cloneNode(true));
    for (const element of all(left, copy)) element.remove();
    for (const element of all("*", copy)) settle(element, path);
    section.push(...copy.children);
  }
  const name = (id === "" ? page.querySelector("main h1") : heading)?.textContent;
  return name && section.length > 0 ? [nameOf(name), ...section] : section;
}

/** The words of a heading. It is none here: the page has its own. */
function nameOf(text: string): Element {
  const [line, name] = [document.createElement("p"), document.createElement("strong")];
  name.textContent = text;
  line.append(name);
  return line;
}

/**
 * Gives ids other names, as this page has elements with the same ones: tabs and panels keep finding each other. Links to places
 * of the original lead there. What would run when it is shown or pressed goes.
 */
function settle(element: Element, path: string): void {
  for (const { name, value } of [...element.attributes]) {
    const runs = /^on|^srcdoc$|^autofocus$/.test(name) || /^\s*javascript:/i.test(value.replace(/[\t\r\n]/g, ""));
    if (runs) element.removeAttribute(name);
    else if (naming.split(" ").includes(name)) element.setAttribute(name, value.replace(/\S+/g, "original:$&"));
    else if (value.startsWith("#"))
      element.setAttribute(name, element.matches("a, area") ? path + value : `#original:${value.slice(1)}`);
    else if (value.includes("url(#")) element.setAttribute(name, value.replaceAll("url(#", "url(#original:"));
  }
}
