// Text of HTML as Markdown: white space is one space, references are decoded, signs of Markdown are escaped.
import { withoutKeptBlanks } from "../../model/keepBlanks.ts";
import { escapeText } from "../../model/markdownText.ts";
import { decodeEntities } from "../decodeEntities.ts";

/** A character reference: known ones are decoded, others are left for the reader of the Markdown. */
const reference = /&(?:#\w+|\w+);/g;

/** White space that is more than single spaces. */
const otherSpace = /[\t\r\n\f]| {2}/;
/** That, references, and what can have a meaning in Markdown: most texts have none of it. */
const special = /[\t\r\n\f&\\`*~[\]<_]| {2}/;

/** A text between tags. */
export function textMarkdown(shown: string): string {
  const html = withoutKeptBlanks(shown);
  if (!special.test(html)) return html;
  const line = otherSpace.test(html) ? html.replace(/[ \t\r\n\f]+/g, " ") : html;
  if (!line.includes("&")) return escapeText(line);
  const text = line.replace(standIns, "\ufffd");
  const parts: string[] = [];
  let at = 0;
  for (const match of text.matchAll(reference)) {
    const [whole] = match;
    const after = match.index + whole.length;
    const decoded = decodeEntities(whole).replace(standIns, "\ufffd");
    parts.push(text.slice(at, match.index));
    // What looks like a reference once it is decoded must not become one: `&amp;copy;`.
    if (decoded === whole) parts.push(plainAnd, whole.slice(1));
    else parts.push(decoded === "&" && /^#?\w+;/.test(text.slice(after, after + 40)) ? escapedAnd : decoded);
    at = after;
  }
  const decoded = escapeText(parts.join("") + text.slice(at));
  return decoded.replaceAll(plainAnd, "&").replaceAll(escapedAnd, "\\&");
}

/** Stand for `&` and `\&` until a text is escaped: Unicode keeps these codes for such uses. */
const [plainAnd, escapedAnd] = ["\ufdd1", "\ufdd2"];
/** In a text itself these codes mean nothing. */
const standIns = /[\ufdd1\ufdd2]/g;
