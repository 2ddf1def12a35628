// A page's headings and links as text until somebody asks for them. All pages are known at once, but their lists are
// looked at page by page: as objects they would be most of what a build keeps in memory.
import type { Hash, SitePath } from "../../model/brands.ts";
import type { Link, LinkedPlace, Section, Source } from "../../model/doc.ts";
import type { Location } from "../../model/location.ts";
import { openTextShelf } from "../../platform/textShelf.ts";

/** What of a source is held as text. */
type PageLists = Pick<Source, "sections" | "links">;

/** A place without the file, where that is the page's own. */
type PackedPlace = readonly [line: number, column: number] | Location;

/** A heading; `0` stands for a title that is its own HTML, the last `1` for nothing below it. */
type PackedSection = readonly [
  id: string,
  depth: number | readonly [shown: number, written: number],
  title: string,
  titleHtml: string | 0,
  place: PackedPlace,
  hash?: Hash,
  isEmpty?: 1,
];

/** A link; `0` stands for no text of its own. */
type PackedLink = readonly [
  raw: string,
  kind: Link["kind"],
  place: PackedPlace,
  written?: string | 0,
  otherwise?: LinkedPlace,
];

interface PackedLists {
  readonly sections: readonly PackedSection[];
  readonly links: readonly PackedLink[];
}

/** Lists of a page as text of one line. */
export function packLists({ path, sections, links }: Pick<Source, "path" | "sections" | "links">): string {
  const packed: PackedLists = {
    sections: sections.map(({ id, depth, writtenDepth, title, titleHtml, hash, isEmpty, location, ...noMore }) => {
      noMore satisfies Record<string, never>;
      const place = packPlace(location, path);
      const level = writtenDepth === undefined ? depth : ([depth, writtenDepth] as const);
      const known = [id, level, title, titleHtml === title ? 0 : titleHtml, place] as const;
      if (hash === undefined) return known;
      return isEmpty ? [...known, hash, 1] : [...known, hash];
    }),
    links: links.map(({ raw, kind, location, written, otherwise, ...noMore }) => {
      noMore satisfies Record<string, never>;
      const known = [raw, kind, packPlace(location, path)] as const;
      if (otherwise !== undefined) return [...known, written ?? 0, otherwise];
      return written === undefined ? known : [...known, written];
    }),
  };
  return JSON.stringify(packed);
}

function packPlace(location: Location, path: SitePath): PackedPlace {
  const { file, line, column, pointer } = location;
  return file === path && line !== undefined && column !== undefined && pointer === undefined
    ? [line, column]
    : location;
}

/** The lists that a text holds. @param path The page's own file. */
function unpackLists(text: string, path: SitePath): PageLists {
  const { sections, links }: PackedLists = JSON.parse(text);
  const placeOf = (place: PackedPlace): Location =>
    "file" in place ? place : { file: path, line: place[0], column: place[1] };
  return {
    sections: sections.map(([id, level, title, html, place, hash, isEmpty]): Section => {
      const depths = typeof level === "number" ? { depth: level } : { depth: level[0], writtenDepth: level[1] };
      const section = { id, ...depths, title, titleHtml: html === 0 ? title : html, location: placeOf(place) };
      if (hash === undefined) return section;
      return isEmpty === 1 ? { ...section, hash, isEmpty: true } : { ...section, hash };
    }),
    links: links.map(([raw, kind, place, written = 0, otherwise]): Link => {
      const link = { raw, kind, location: placeOf(place), ...(written === 0 ? {} : { written }) };
      return otherwise === undefined ? link : { ...link, otherwise };
    }),
  };
}

/** A source whose lists are text, with the number of that. */
interface Holder {
  readonly path: SitePath;
  readonly listsNumber: number;
}

/**
 * Gives a source that was read without its lists these as they are asked for. A copy of it has them as any other field.
 * @param source Fresh from its text: nobody else has it.
 */
export type ListHolder = (source: Source, packedLists: string) => void;

/**
 * A holder for the sources of one build.
 * @param areMany Whether there are so many sources that their lists are worth being compressed.
 */
export function listHolder({ areMany }: { readonly areMany: boolean }): ListHolder {
  const shelf = openTextShelf({ isPacked: areMany });
  // A page is looked at several times in a row, and then no more.
  let last: { readonly listsNumber: number; readonly lists: PageLists } | undefined;
  const listsOf = ({ path, listsNumber }: Holder): PageLists => {
    if (last?.listsNumber !== listsNumber) last = { listsNumber, lists: unpackLists(shelf.get(listsNumber), path) };
    return last.lists;
  };
  // The same functions for all sources, so that these stay objects of one shape.
  const heldLists = {
    sections: {
      enumerable: true,
      get(this: Holder) {
        return listsOf(this).sections;
      },
    },
    links: {
      enumerable: true,
      get(this: Holder) {
        return listsOf(this).links;
      },
    },
  };
  return (source, packedLists) => {
    const { title, description } = source.frontMatter;
    // Mostly the same texts: one of each is enough.
    if (source.title === title) Object.assign(source, { title });
    if (source.description === description) Object.assign(source, { description });
    Object.defineProperties(source, { listsNumber: { value: shelf.put(packedLists) }, ...heldLists });
  };
}
