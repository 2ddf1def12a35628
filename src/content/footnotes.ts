// Footnotes: numbered where they are first referred to, shown at the end of the page.
import { bodyMark } from "../model/body.ts";
import type { IdRegistry } from "./headingIds.ts";
import type { FootnoteDefinitionToken, FootnoteReferenceToken } from "./tokens.ts";

/** The footnotes of a page in the making. */
export interface FootnoteBook {
  /** HTML of a reference. */
  refer(token: FootnoteReferenceToken): string;
  /** HTML of all notes referred to; `render` gives a note's content, which may refer to further notes. */
  section(render: (note: FootnoteDefinitionToken) => string): string;
}

interface Note {
  readonly definition: FootnoteDefinitionToken;
  readonly number: number;
  readonly id: string;
  readonly referenceIds: string[];
}

/** Where the ids of footnotes come from. */
interface FootnoteIds {
  readonly registry: IdRegistry;
  /** Whether ids are made of the labels, as Python-Markdown and kramdown make them: `fn:a`, `fnref:a`, `fnref2:a`. */
  readonly ofLabels: boolean;
}

/** A label that can be part of an id as it stands. */
const idLabel = /^[\p{L}\p{N}_.-]+$/u;

/** No reference yet. */
export function createFootnoteBook(
  definitions: ReadonlyMap<string, FootnoteDefinitionToken>,
  { registry, ofLabels }: FootnoteIds,
): FootnoteBook {
  const idOf = (label: string, number: number): string =>
    registry.unique(ofLabels && idLabel.test(label) ? `fn:${label}` : `fn-${number}`);
  const referenceIdOf = (label: string, number: number, count: number): string => {
    const nth = count === 1 ? "" : `${count}`;
    if (ofLabels && idLabel.test(label)) return registry.unique(`fnref${nth}:${label}`);
    return registry.unique(`fnref-${number}${nth && `-${nth}`}`);
  };
  const notes = new Map<string, Note>();
  return {
    refer({ label }) {
      const definition = definitions.get(label);
      if (!definition) return "";
      const number = notes.get(label)?.number ?? notes.size + 1;
      const note = notes.get(label) ?? { definition, number, id: idOf(label, number), referenceIds: [] };
      notes.set(label, note);
      const id = referenceIdOf(label, number, note.referenceIds.length + 1);
      note.referenceIds.push(id);
      return `<sup class="footnote-ref"><a href="#${note.id}" id="${id}" role="doc-noteref">${number}</a></sup>`;
    },
    section(render) {
      let items = "";
      // A note's content may add notes: a map's iteration reaches what is added while it goes on.
      for (const note of notes.values()) {
        const content = render(note.definition);
        const back = note.referenceIds.map((id) => backLink(id, note.number)).join(" ");
        items += `<li id="${note.id}">${withBackLinks(content, back)}</li>\n`;
      }
      if (items === "") return "";
      const label = `${bodyMark}Tfootnotes${bodyMark}`;
      return `<section class="footnotes" role="doc-endnotes" aria-label="${label}">\n<ol>\n${items}</ol>\n</section>\n`;
    },
  };
}

function backLink(id: string, number: number): string {
  const label = `${bodyMark}TfootnoteBack\u0001${number}${bodyMark}`;
  return `<a href="#${id}" class="footnote-back" role="doc-backlink" aria-label="${label}">↩</a>`;
}

/** Puts the links back into the note's last paragraph, or behind content that ends otherwise. */
function withBackLinks(content: string, links: string): string {
  const end = "</p>\n";
  return content.endsWith(end) ? `${content.slice(0, -end.length)} ${links}${end}` : `${content}<p>${links}</p>\n`;
}
