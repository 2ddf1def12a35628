// Writes catalogues of gettext (`.po`): texts with translations, as programs and services for translators write them. Knows no
// pages. With gettext-parser: the only importer of it.
import { type GetTextTranslation, type GetTextTranslations, po } from "gettext-parser";
import type { Catalogue, CatalogueMessage } from "../model/catalogue.ts";

/** The text of a catalogue's file, in lines as the tools of gettext break them. */
export function formatCatalogue({ siteTitle, language, messages, gone = [], header }: Catalogue): string {
  const headers = {
    "Project-Id-Version": siteTitle.replace(/\s+/g, " "),
    Language: language.replaceAll("-", "_"),
    ...header?.fields,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
    "X-Generator": "hubdocs",
  };
  // Contexts come one after another; places then say where in the site each text stands.
  const translations = byContext(messages.map((message) => entryOf(message)));
  const obsolete = byContext(gone.map((message) => entryOf({ ...message, places: [], notes: [] })));
  const remarks = header?.remarks ?? [];
  const first = remarks.length === 0 ? {} : { msgstr: [], comments: { translator: remarks.join("\n") } };
  const table = {
    ...{ charset: "utf-8", headers, obsolete },
    translations: { ...translations, "": { "": { msgid: "", msgstr: [], ...first }, ...translations[""] } },
  };
  return po.compile(table).toString();
}

/** Texts by their contexts; texts that are names of properties are texts like any other. */
function byContext(entries: readonly GetTextTranslation[]): GetTextTranslations["translations"] {
  const contexts = new Map<string, Record<string, GetTextTranslation>>();
  for (const entry of entries) {
    const { msgctxt = "", msgid } = entry;
    const texts = contexts.get(msgctxt) ?? Object.create(null);
    texts[msgid] = entry;
    contexts.set(msgctxt, texts);
  }
  return Object.fromEntries(contexts);
}

function entryOf({
  text,
  context,
  translation,
  isDoubtful,
  former,
  places,
  notes,
  remarks = [],
}: CatalogueMessage): GetTextTranslation {
  const flags = isDoubtful ? "fuzzy" : "";
  return {
    msgid: text,
    ...(context === undefined || context === "" ? {} : { msgctxt: context }),
    msgstr: [translation],
    comments: {
      ...(remarks.length === 0 ? {} : { translator: remarks.join("\n") }),
      extracted: notes.join("\n"),
      reference: places.map(referenceOf).join("\n"),
      ...(flags === "" ? {} : { flag: flags }),
      ...(former === undefined ? {} : { previous: previousOf(former) }),
    },
  };
}

/** Names with blanks stand between the signs that gettext has for them. */
function referenceOf({ file, line }: CatalogueMessage["places"][number]): string {
  return `${/\s/.test(file) ? `\u2068${file}\u2069` : file}:${line}`;
}

function previousOf(former: string): string {
  const lines = former.split(/(?<=\n)/).map((line) => JSON.stringify(line));
  return ["msgid", ...(lines.length > 1 ? ['""', ...lines] : lines)].join(" ").replace(/(?<=") (?=")/g, "\n");
}
