// Marks the first use of each term in the running text of a page, for a link to what the term means. Where its meaning
// stands is the site's business: the same text may be shown in several languages.
import { bodyMark, type DocBody, type Segment } from "../model/body.ts";
import type { Link } from "../model/doc.ts";
import type { TermBook, TermName } from "../source/termBook.ts";
import { decodeReferences } from "./characterReferences.ts";
import { createTextRewriter } from "./runningText.ts";

/** A name of a term in the language of a page. */
export interface LinkedName extends TermName {
  /** The term's id in the glossary. Without one nothing is linked: the name keeps shorter ones from being found in it. */
  readonly id?: string;
}

/** The terms of a language. */
export interface LinkedTerms {
  readonly find: TermBook<LinkedName>;
  /** Number of terms that can be linked. */
  readonly count: number;
  /** Address of the glossary below an edition, without slashes around it. */
  readonly path: string;
}

interface PageTerms {
  readonly terms: LinkedTerms;
  /** A page that is called like a term tells of nothing else. */
  readonly title: string;
  /** Links of the page's author: what they explain needs no other link. */
  readonly links: readonly Link[];
}

/** The body with marks around the first use of each term. */
export function linkTerms(body: DocBody, { terms, title, links }: PageTerms): DocBody {
  const done = new Set([...namedBy(title, terms), ...explainedBy(links, terms)]);
  const rewrite = createTextRewriter((html) => (done.size < terms.count ? markIn(html, terms, done) : html));
  const inSegments = (segments: readonly Segment[]): readonly Segment[] =>
    segments.map((segment) => {
      if (segment.kind === "html") return { ...segment, html: rewrite(segment.html) };
      switch (segment.part) {
        case "Admonition":
        case "Details":
          return { ...segment, children: inSegments(segment.children) };
        case "Tabs":
          return { ...segment, tabs: segment.tabs.map(inSegments) };
        // A card is a link already.
        default:
          return segment;
      }
    });
  return { ...body, segments: inSegments(body.segments) };
}

/** The term that a title is all of. */
function namedBy(title: string, { find }: LinkedTerms): readonly string[] {
  const [use, ...others] = find(title);
  if (use?.name.id === undefined || others.length > 0) return [];
  return /[\p{L}\p{N}]/u.test(title.slice(0, use.offset) + title.slice(use.end)) ? [] : [use.name.id];
}

/** Terms of the glossary that the author links to: `/glossary#hub`. */
function explainedBy(links: readonly Link[], { path }: LinkedTerms): readonly string[] {
  return links.flatMap(({ raw }) => {
    const [address = "", id] = raw.split("#", 2);
    return id !== undefined && `/${address}`.replace(/\/$/, "").endsWith(`/${path}`) ? [id] : [];
  });
}

/** Text with the uses marked of terms that are not done. */
function markIn(html: string, { find }: LinkedTerms, done: Set<string>): string {
  const { text, placeOf } = readText(html);
  let out = "";
  let kept = 0;
  for (const { name, offset, end } of find(text)) {
    if (name.id === undefined || done.has(name.id)) continue;
    done.add(name.id);
    const [from, to] = [placeOf(offset, "start"), placeOf(end, "end")];
    out += `${html.slice(kept, from)}${bodyMark}D${name.id}\u0001${html.slice(from, to)}${bodyMark}`;
    kept = to;
  }
  return kept === 0 ? html : out + html.slice(kept);
}

/** Text of escaped text, and where its places are there. */
interface ReadText {
  readonly text: string;
  /** At a tag the start of a use is before it, the end behind it. */
  readonly placeOf: (offset: number, edge: "start" | "end") => number;
}

/** Tags of compounds, and character references. */
const markup = /<[^<>]*>|&(?:#\w{1,8}|\w{1,32});/g;
/** Stands for `>`, which in texts as they are written may stand between the words of a name. */
const noGap = "\ufffc";

function readText(html: string): ReadText {
  if (!/[<&]/.test(html)) return { text: html, placeOf: (offset) => offset };
  /** Places behind what is read as something else, in text and in HTML, and whether that is anything in the text. */
  const pieces: { readonly at: number; readonly place: number; readonly isEmpty: boolean }[] = [];
  let text = "";
  let kept = 0;
  for (const { 0: written, index } of html.matchAll(markup)) {
    const read = written.startsWith("<") ? "" : decodeReferences(written).replace(">", noGap);
    text += html.slice(kept, index) + read;
    kept = index + written.length;
    pieces.push({ at: text.length, place: kept, isEmpty: read === "" });
  }
  text += html.slice(kept);
  return {
    text,
    placeOf(offset, edge) {
      const last = pieces.findLast(({ at, isEmpty }) => at < offset || (at === offset && (edge === "end" || !isEmpty)));
      return last === undefined ? offset : last.place + offset - last.at;
    },
  };
}
