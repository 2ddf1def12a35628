// Marks the words of a query in the page opened from a hit, until the reader removes the marks or leaves the page.
import { matchRanges } from "../../../src/search/matchRanges.ts";
import { pageEvent } from "../../client/pageEvent.ts";
import { takeMarks } from "./rememberMarks.ts";
import type { SearchTexts } from "./searchTexts.ts";

/** Elements whose text is not marked, because it is not content or belongs to an island. */
const untouched = "script, style, button, hub-island, .visually-hidden, mark";
/** Most marks in a page: more are of no use, and would make a page that repeats a word slow. */
const maxMarks = 400;

/** Marks the current page, if it was opened from a hit, and later ones. Returns a function that stops this. */
export function startMarks({ texts }: { readonly texts: SearchTexts }): () => void {
  let clear = markPage(texts);
  const update = (): void => {
    clear();
    clear = markPage(texts);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") clear();
  };
  document.addEventListener(pageEvent, update);
  addEventListener("hashchange", update);
  document.addEventListener("keydown", onKey);
  return () => {
    clear();
    document.removeEventListener(pageEvent, update);
    removeEventListener("hashchange", update);
    document.removeEventListener("keydown", onKey);
  };
}

/** Marks the terms stored for this page. Returns a function that removes the marks. */
function markPage(texts: SearchTexts): () => void {
  const terms = takeMarks();
  const root = document.querySelector("main article") ?? document.querySelector("main");
  if (terms === undefined || root === null) return () => {};
  const marks = markWords(root, terms);
  if (marks.length === 0) return () => {};
  // After the scrolling of the navigation, which tells of the new page first.
  queueMicrotask(() => showMark(marks));
  const button = document.createElement("button");
  button.type = "button";
  button.className = "marks-clear";
  button.textContent = texts.clearMarks;
  const clear = (): void => {
    button.remove();
    for (const mark of marks) {
      const { parentNode } = mark;
      mark.replaceWith(...mark.childNodes);
      parentNode?.normalize();
    }
    marks.length = 0;
  };
  button.addEventListener("click", clear);
  document.body.append(button);
  return clear;
}

/**
 * Scrolls to the first mark in view of the link's target: all of the page without a hash, else its section, unless a mark
 * can be seen there. If all are in closed details or unselected tabs, opens those around the first one.
 */
function showMark(marks: readonly HTMLElement[]): void {
  const target = location.hash === "" ? null : document.querySelector(":target");
  const headings = target === null ? [] : [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")];
  const end = headings.find((heading) => target && heading.tagName <= target.tagName && isAfter(heading, target));
  const here = marks.filter((mark) => (!target || isAfter(mark, target)) && !(end && isAfter(mark, end)));
  const seen = here.find(isSeen);
  if (target && seen) return;
  (seen ?? here.find(reveal))?.scrollIntoView({ block: "center" });
}

const isAfter = (element: Element, other: Element): boolean =>
  (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

const isSeen = (element: Element): boolean => element.checkVisibility();

/** Opens the tabs and details around an element, as when the browser's search finds it; `false` if it stays hidden. */
function reveal(element: Element): boolean {
  element.dispatchEvent(new Event("beforematch", { bubbles: true }));
  return isSeen(element);
}

function markWords(root: Element, terms: ReadonlySet<string>): HTMLElement[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(untouched) === null ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  const marks: HTMLElement[] = [];
  for (const node of nodes) {
    // In reverse order, so that earlier offsets stay valid.
    for (const [from, to] of [...matchRanges(node.data, terms)].reverse()) {
      if (marks.length >= maxMarks) return marks;
      const found = node.splitText(from);
      found.splitText(to - from);
      const mark = document.createElement("mark");
      found.replaceWith(mark);
      mark.append(found);
      marks.push(mark);
    }
  }
  return marks.sort((one, other) => (isAfter(other, one) ? -1 : 1));
}
