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
  if (location.hash === "") marks[0]?.scrollIntoView({ block: "center" });
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
  return marks.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}
