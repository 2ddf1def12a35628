// Catalogues of gettext (`.po`): texts with translations, as programs and services for translators read and write them. Knows
// no pages. With gettext-parser: the only importer of it.
import { type GetTextTranslation, po } from "gettext-parser";
import type { Catalogue, CatalogueMessage, TakenTranslations } from "../model/catalogue.ts";
import type { Position } from "./lineMap.ts";

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

/** A catalogue that was read, or what keeps it from being read. */
type ReadCatalogue =
  | (TakenTranslations & {
      readonly kind: "catalogue";
      /** Number of translations that can be used. */
      readonly translated: number;
    })
  | { readonly kind: "problem"; readonly message: string; readonly position: Position; readonly hint: string };

/** A comment, a keyword with a text, a text, nothing. */
const goodLine = /^\s*(?:#.*|(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s*)?"[^"\\]*(?:\\.[^"\\]*)*"\s*)?$/s;

/** Reads a catalogue. Lines are looked at first: the package takes a missing quotation mark for text. */
export function readCatalogue(file: string): ReadCatalogue {
  const text = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const lines = text.split("\n");
  const bad = lines.findIndex((line) => !goodLine.test(line));
  if (bad !== -1) return problemAt(lines[bad] ?? "", bad + 1);
  const { headers = {}, translations } = po.parse(text);
  const charset = /charset=([\w-]+)/i.exec(headers["Content-Type"] ?? "")?.[1] ?? "utf-8";
  if (!/^(?:utf-?8|us-ascii|ascii|charset)$/i.test(charset)) {
    const line =
      1 +
      Math.max(
        0,
        lines.findIndex((one) => /charset=/i.test(one)),
      );
    const message = `The catalogue says that it is written in ${charset}`;
    return {
      kind: "problem",
      message,
      position: { line, column: 1 },
      hint: "save it as UTF-8, and say so in its header",
    };
  }
  const found = new Map<string, string>();
  for (const [context, texts] of Object.entries(translations))
    for (const [id, { msgstr, comments }] of Object.entries(texts)) {
      const translation = msgstr?.[0] ?? "";
      const isDoubtful = /(?:^|[,\s])fuzzy(?:$|[,\s])/.test(comments?.flag ?? "");
      if (id !== "" && translation.trim() !== "" && !isDoubtful) found.set(keyOf(context, id), translation);
    }
  return {
    kind: "catalogue",
    find: (wanted, context) => found.get(keyOf(context, wanted)) ?? found.get(keyOf("", wanted)),
    language: headers["Language"] ?? "",
    translated: found.size,
  };
}

/** Contexts have no such sign. */
const keyOf = (context: string, text: string): string => `${context}\u0004${text}`;

function problemAt(text: string, line: number): ReadCatalogue {
  const column = text.length - text.trimStart().length + 1;
  const word = /^[^\s"]+/.exec(text.trim())?.[0] ?? "";
  if (/^(?:<{7}|={7}|>{7})/.test(word))
    return {
      kind: "problem",
      message: "The catalogue has a conflict of versions",
      position: { line, column },
      hint: "resolve it",
    };
  return /^(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)?$/.test(word) && text.includes('"')
    ? {
        kind: "problem",
        message: "A text of the catalogue does not end where its line ends",
        position: { line, column },
        hint: 'write every line of a text between quotation marks, and a mark inside it as `\\"`',
      }
    : {
        kind: "problem",
        message: `\`${text.trim().slice(0, 40)}\` is no line of a gettext catalogue`,
        position: { line, column },
        hint: "name a file that `hubdocs po` has printed, with translations",
      };
}
