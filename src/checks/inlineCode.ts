// Locates inline code that a content security policy blocks, in the configuration's HTML and in pages.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { InlineCode } from "../model/contentSecurity.ts";
import type { Location, Place } from "../model/location.ts";
import { pointerOf } from "../source/jsonPointer.ts";
import { mapLines } from "../source/lineMap.ts";

/** A kind of inline code: its name in messages, and the pattern that finds it in HTML. */
interface Form {
  readonly kind: InlineCode;
  readonly noun: string;
  readonly written: RegExp;
}

// If a tag has thousands of characters before the attribute, the pattern misses it and the finding names only the page.
const forms: readonly Form[] = [
  { kind: "style attribute", noun: "a style attribute", written: /<[a-z][^<>]{0,2000}?[\s"']style\s*=/i },
  { kind: "style element", noun: "a style element", written: /<style[\s>]/i },
  {
    kind: "event handler",
    noun: "an event handler attribute",
    written: /<[a-z][^<>]{0,2000}?[\s"'/]on[a-z]+\s*=/i,
  },
  { kind: "script", noun: "an inline script", written: /<script[\s>]/i },
  { kind: "script address", noun: "a javascript: address", written: /<[a-z][^<>]{0,2000}?=\s*["']?\s*javascript:/i },
];

const formOf = (kind: InlineCode): Form | undefined => forms.find((form) => form.kind === kind);

/** The kind as messages name it. */
export const nounOf = (kind: InlineCode): string => formOf(kind)?.noun ?? kind;

/** Whether HTML or Markdown contains inline code of a kind. */
export const isWrittenIn = (html: string, kind: InlineCode): boolean => formOf(kind)?.written.test(html) === true;

/** A piece of HTML from the configuration, with its location. */
interface ConfigHtml {
  readonly html: string;
  readonly location: Location;
}

/** Texts of the configuration that pages show as HTML: navbar and sidebar entries, announcement and footer. */
export function htmlInConfig({ file, navbar, announcement, footer, docs }: Config): readonly ConfigHtml[] {
  if (file === undefined) return [];
  return [
    ...textsIn(navbar.isDefault ? [] : navbar.items, ["navbar", "items"], sitePath(file)),
    ...textsIn(announcement, ["announcement"], sitePath(file)),
    ...textsIn(footer, ["footer"], sitePath(file)),
    ...textsIn(docs.sidebars, ["docs", "sidebars"], sitePath(file)),
  ];
}

function textsIn(value: unknown, path: readonly (string | number)[], file: SitePath): readonly ConfigHtml[] {
  if (typeof value === "string") {
    return value.includes("<") ? [{ html: value, location: { file, pointer: pointerOf(path) } }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index], file));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key], file));
}

/** The first place in a page's source that contains inline code of a kind, outside code samples. */
export function placeOfInlineCode(kind: InlineCode, text: string): Place | undefined {
  const form = formOf(kind);
  const at = form === undefined ? -1 : blankCode(text).search(form.written);
  return at === -1 ? undefined : mapLines(text).positionAt(at);
}

/** The text with fenced code and inline code spans replaced by spaces, so that offsets stay the same. */
function blankCode(text: string): string {
  let fence: string | undefined;
  return text
    .split("\n")
    .map((line) => {
      const mark = /^\s*(?:>\s*)*(`{3,}|~{3,})/.exec(line)?.[1];
      const isEnd = fence !== undefined && mark?.startsWith(fence) === true;
      const isCode = fence !== undefined || mark !== undefined;
      if (isEnd) fence = undefined;
      else fence ??= mark;
      return isCode ? " ".repeat(line.length) : line.replace(/`[^`]*`/g, (code) => " ".repeat(code.length));
    })
    .join("\n");
}
