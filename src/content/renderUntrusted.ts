// Renders Markdown of third parties, such as descriptions in an API specification, and reduces the finished HTML to an
// allow-list. The result is safe anywhere: it has no scripts, event handlers, styles or unsafe addresses.
import sanitizeHtml from "sanitize-html";
import { bodyMark } from "../model/body.ts";
import { keepBlanks } from "../model/keepBlanks.ts";
import { withoutNul } from "../model/withoutNul.ts";
import { decodePercent } from "../source/addressKey.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import { isUnsafe } from "../source/isUnsafe.ts";
import { asBrowsersRead } from "./asBrowsersRead.ts";
import { decodeReferences } from "./characterReferences.ts";
import { linkForeignPictures } from "./foreignPictures.ts";
import { lexMarkdown } from "./markdown.ts";
import { plainTextOf } from "./plainText.ts";
import { createPlainHooks, renderPlainMarkdown } from "./renderPlain.ts";
import { pageTokens } from "./tokens.ts";
import { withoutUnclosed } from "./unclosedTags.ts";
import { withColouredCode } from "./untrustedCode.ts";
import { keepPlaceholders, tags, unread } from "./untrustedElements.ts";
import { withHeadingIds } from "./untrustedHeadings.ts";
import { renderNotes, withNotes, withoutNotes } from "./untrustedNotes.ts";

/** How a text is shown. */
interface UntrustedOptions {
  /** Level for the text's highest headings, so that they fit below the heading above the text. @default 4 */
  readonly topHeading?: number;
  /** Gives headings ids, chosen (`{#id}`) or made from their text; for texts that occur once on a page. @default false */
  readonly headingIds?: boolean;
}

/** Longest text that is parsed, characters; a longer one is shown unparsed. */
const maxLength = 1_000_000;

/** How deep elements may be nested; the tags of deeper ones are left out, their text stays. */
const maxDepth = 100;

/**
 * Matches what may be raw HTML, a link, an image or a heading; most descriptions have none of them. Matches "<b>", "[a](b)",
 * "see www.example.org", "# Title", "Title\n==="; not "A *room* of `7` m²."
 */
const suspicious = /[<[#@|]|:\/\/|www\.|\n *[=-]/;

/** Safe HTML of an untrusted Markdown text. If the parser refuses a text, it is shown as plain text. */
export function renderUntrusted(
  markdown: string,
  { topHeading = 4, headingIds = false }: UntrustedOptions = {},
): string {
  // The result may become part of a body, whose marks begin and end with NUL: tags between two of them would be lost.
  const text = withoutNul(markdown);
  const rendered = renderGuarded(headingIds ? text.replaceAll("\\{#", `\\{${notAnId}#`) : text);
  const html = rendered.replace(checkbox, (_, checked: string | undefined) => (checked === undefined ? "☐" : "☑"));
  if (!suspicious.test(markdown) && !html.includes("<pre")) return withNotes(html);
  const shift = topHeading - (topHeadingLevel(html) ?? topHeading);
  const safe = sanitizeHtml(withoutUnclosed(keepPlaceholders(html)), {
    allowedTags: tags,
    allowedAttributes: {
      a: ["href", "title", "rel", "target"],
      img: ["src", "alt", "title", "width", "height", "loading"],
      th: ["align", "scope", "colspan", "rowspan"],
      td: ["align", "colspan", "rowspan"],
      ol: ["start"],
      pre: ["tabindex"],
      details: ["open"],
    },
    allowedClasses: { code: ["language-*"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: unread,
    nestingLimit: maxDepth,
    transformTags: {
      a: (tagName, { href = "", title }) => ({
        tagName,
        attribs: {
          ...(isDisguised(href) ? {} : { href }),
          ...(title ? { title } : {}),
          ...(/^https?:/i.test(href) ? { rel: "noopener noreferrer", target: "_blank" } : {}),
        },
      }),
      // Long lines of code scroll, so the keyboard must reach them.
      pre: (tagName) => ({ tagName, attribs: { tabindex: "0" } }),
      img: (tagName, { src = "", alt = "", title }) => ({
        tagName,
        attribs: { ...(isDisguised(src) ? {} : { src }), alt, loading: "lazy", ...(title ? { title } : {}) },
      }),
      ...headingTransforms(shift),
    },
  });
  const linked = safe.replace(deadLink, "$1");
  // What Markdown alone makes is nested as browsers nest it.
  const own = markdown.includes("<") ? asBrowsersRead(linked) : linked;
  const scrolling = linkForeignPictures(own)
    .replaceAll("<table>", scrollingTable)
    .replaceAll("</table>", "</table></div>");
  const coloured = withNotes(withColouredCode(scrolling));
  return headingIds ? withHeadingIds(coloured).replaceAll(notAnId, "") : coloured;
}

/** A link that has lost its address: it would look as if it led somewhere. Not `<a href="/x">x</a>`. */
const deadLink = /<a(?: title="[^"]*")?>(.*?)<\/a>/gs;

/** Wide tables scroll inside a box. The keyboard can reach it, so it needs an accessible name. */
const scrollingTable = `<div class="table" role="group" tabindex="0" aria-label="${bodyMark}Ttable${bodyMark}"><table>`;

/** A noncharacter that replaces the backslash in `\\{#id}` until headings have their ids: HTML has no backslash any more. */
const notAnId = "\ufdd0";

/** Whether an address is harmful once it is decoded, as `%6aavascript:…`. Browsers do not decode it, but a proxy might. */
function isDisguised(address: string): boolean {
  return isUnsafe(decodeReferences(decodePercent(address)));
}

/** Matches the box of a task as Markdown makes it: forms are removed, and tasks that are done would look like others. */
const checkbox = /<input type="checkbox"( checked)? disabled>/g;

const hooks = createPlainHooks(keepBlanks);

function renderGuarded(markdown: string): string {
  if (markdown.length > maxLength) return `<p>${escapeHtml(markdown)}</p>`;
  try {
    return renderNotes(markdown.replace(/\r\n?/g, "\n"), (text) => renderPlainMarkdown(text, hooks));
  } catch (error) {
    // Nested too deeply or too costly to parse: readers still get the text.
    if (error instanceof Error) return `<p>${escapeHtml(markdown)}</p>`;
    throw error;
  }
}

function topHeadingLevel(html: string): number | undefined {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/gi)].map((match) => Number(match[1]));
  return levels.length === 0 ? undefined : levels.reduce((least, level) => Math.min(least, level));
}

function headingTransforms(shift: number): Record<string, string> {
  const levels = [1, 2, 3, 4, 5, 6];
  return Object.fromEntries(levels.map((level) => [`h${level}`, `h${Math.min(6, Math.max(2, level + shift))}`]));
}

/**
 * Plain text of the first paragraph of an untrusted text, or of HTML in its place, with whitespace collapsed; empty when
 * there is none. Never contains the content of scripts and styles.
 */
export function untrustedText(markdown: string): string {
  if (markdown.length > maxLength) return markdown.slice(0, 160);
  try {
    const { tokens } = lexMarkdown(withoutNotes(markdown.replace(/\r\n?/g, "\n")), { plain: true });
    for (const token of pageTokens(tokens)) {
      if (token.type !== "paragraph" && token.type !== "html") continue;
      const isPlain = token.type === "paragraph" && !token.raw.includes("<");
      const text = (isPlain ? plainTextOf(token.tokens) : textWithoutHtml(token.raw)).replace(/\s+/g, " ").trim();
      if (text !== "") return text;
    }
    return "";
  } catch (error) {
    if (error instanceof Error) return markdown.replace(/\s+/g, " ").trim().slice(0, 160);
    throw error;
  }
}

/** The readable text of Markdown with HTML in it, without headings. */
function textWithoutHtml(markdown: string): string {
  const html = keepPlaceholders(renderPlainMarkdown(markdown)).replace(/<h([1-6])\b[^>]*>.*?<\/h\1>/gis, " ");
  const spaced = html.replace(/<(?:br|\/?(?:p|div|li|tr|td|th))\b/gi, " $&");
  return decodeReferences(
    sanitizeHtml(withoutUnclosed(spaced), { allowedTags: [], allowedAttributes: {}, nonTextTags: unread }),
  );
}
