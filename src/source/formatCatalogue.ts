// Writes catalogues of gettext (`.po`): texts with translations, as programs and services for translators write them. Knows no
// pages. With gettext-parser: the only importer of it.
import { type GetTextTranslation, po } from "gettext-parser";
import type { Catalogue, CatalogueMessage } from "../model/catalogue.ts";

/** The text of a catalogue's file, in lines as the tools of gettext break them. */
export function formatCatalogue({ siteTitle, language, messages }: Catalogue): string {
  const byContext = new Map<string, Record<string, GetTextTranslation>>();
  for (const message of messages) {
    const { context = "", text } = message;
    const texts = byContext.get(context) ?? Object.create(null);
    texts[text] = entryOf(message);
    byContext.set(context, texts);
  }
  const headers = {
    "Project-Id-Version": siteTitle.replace(/\s+/g, " "),
    Language: language.replaceAll("-", "_"),
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
    "X-Generator": "hubdocs",
  };
  // Contexts come one after another; places then say where in the site each text stands.
  return po.compile({ charset: "utf-8", headers, translations: Object.fromEntries(byContext) }).toString();
}

function entryOf({
  text,
  context,
  translation,
  isDoubtful,
  former,
  places,
  notes,
}: CatalogueMessage): GetTextTranslation {
  const flags = isDoubtful ? "fuzzy" : "";
  return {
    msgid: text,
    ...(context === undefined ? {} : { msgctxt: context }),
    msgstr: [translation],
    comments: {
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
