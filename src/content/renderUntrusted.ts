// Markdown of third parties, such as descriptions in an API specification: rendered, then cut down to an allow-list on
// the finished HTML. What is left can be inserted anywhere; it has no scripts, handlers, styles or unsafe addresses.
import sanitizeHtml from "sanitize-html";
import { bodyMark } from "../model/body.ts";
import { withoutNul } from "../model/withoutNul.ts";
import { decodePercent } from "../source/addressKey.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import { isUnsafe } from "../source/isUnsafe.ts";
import { decodeReferences } from "./characterReferences.ts";
import { highlightCode } from "./code/highlightCode.ts";
import { linkForeignPictures } from "./foreignPictures.ts";
import { lexMarkdown } from "./markdown.ts";
import { plainTextOf } from "./plainText.ts";
import { renderPlainMarkdown } from "./renderPlain.ts";
import { pageTokens } from "./tokens.ts";
import { withoutUnclosed } from "./unclosedTags.ts";
import { withHeadingIds } from "./untrustedHeadings.ts";

/** How a text is shown. */
interface UntrustedOptions {
  /** Level that the text's highest headings get, so that they fit below the heading around them. @default 4 */
  readonly topHeading?: number;
  /** Gives headings ids, chosen (`{#id}`) or made of their text, for texts that stand once in a page. @default false */
  readonly headingIds?: boolean;
}

/** Longest text that is parsed; a longer one is shown as it is. */
const maxLength = 1_000_000;

/**
 * What can give raw HTML, a link, an image or a heading; most descriptions have none of it. Matches "<b>", "[a](b)",
 * "see www.example.org", "# Title", "Title\n==="; not "A *room* of `7` m²."
 */
const suspicious = /[<[#@|]|:\/\/|www\.|\n *[=-]/;

const tags = [
  ..."p br hr blockquote ul ol li dl dt dd strong b em i u s del ins sub sup small code pre kbd samp var mark abbr".split(
    " ",
  ),
  ..."a img table thead tbody tfoot tr th td caption details summary div span h1 h2 h3 h4 h5 h6".split(" "),
];

/**
 * Elements of HTML that are taken out: some with their content, some leaving it. Any other name in angle brackets, such
 * as `<name>` for a place to fill in, is no element and stays as text.
 */
const removed = new Set(
  (
    "script style textarea option noscript template iframe object embed applet svg math form input button select label " +
    "fieldset legend meta link base head body html title frame frameset video audio source track canvas map area dialog " +
    "slot portal marquee center font big tt strike section article header footer nav main aside figure figcaption picture " +
    "hgroup address q cite dfn time data ruby rt rp bdi bdo wbr col colgroup output progress meter optgroup datalist param " +
    "menu search"
  ).split(" "),
);

/** Elements whose content goes with them. */
const unread = ["script", "style", "textarea", "option", "noscript", "template", "iframe", "object", "svg", "math"];

/** `<name` and `</name` of any element. */
const tagName = /<(?=\/?([a-z][a-z0-9-]*))/gi;

function keepPlaceholders(html: string): string {
  return html.replace(tagName, (bracket, name: string) => {
    const known = name.toLowerCase();
    return removed.has(known) || tags.includes(known) ? bracket : "&lt;";
  });
}

/** Safe HTML of an untrusted Markdown text. A text that the parser cannot take is shown as plain text. */
export function renderUntrusted(
  markdown: string,
  { topHeading = 4, headingIds = false }: UntrustedOptions = {},
): string {
  // What is left can stand in a body, whose marks begin and end with this sign: between two of them tags would be lost.
  const text = withoutNul(markdown);
  const html = renderGuarded(headingIds ? text.replaceAll("\\{#", `\\{${notAnId}#`) : text);
  if (!suspicious.test(markdown) && !html.includes("<pre")) return html;
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
    transformTags: {
      a: (tagName, { href = "", title }) => ({
        tagName,
        attribs: {
          ...(isDisguised(href) ? {} : { href }),
          ...(title ? { title } : {}),
          ...(/^https?:/i.test(href) ? { rel: "noopener noreferrer", target: "_blank" } : {}),
        },
      }),
      // Code scrolls on its own, so the keyboard must reach it.
      pre: (tagName) => ({ tagName, attribs: { tabindex: "0" } }),
      img: (tagName, { src = "", alt = "", title }) => ({
        tagName,
        attribs: { ...(isDisguised(src) ? {} : { src }), alt, loading: "lazy", ...(title ? { title } : {}) },
      }),
      ...headingTransforms(shift),
    },
  });
  const scrolling = linkForeignPictures(safe)
    .replaceAll("<table>", scrollingTable)
    .replaceAll("</table>", "</table></div>")
    .replace(codeBlock, (_, language: string | undefined, text: string) => colouredBlock(text, language));
  return headingIds ? withHeadingIds(scrolling).replaceAll(notAnId, "") : scrolling;
}

/** Wide tables scroll inside their box; what the keyboard reaches has a name. */
const scrollingTable = `<div class="table" role="group" tabindex="0" aria-label="${bodyMark}Ttable${bodyMark}"><table>`;

/** Stands in `\\{#id}` until headings have their ids: once Markdown is HTML the backslash is gone. No character at all. */
const notAnId = "\ufdd0";

/** Whether an address is harmful once it is decoded: `%6aavascript:…`. Browsers do not decode it; what passes it on might. */
function isDisguised(address: string): boolean {
  return isUnsafe(decodeReferences(decodePercent(address)));
}

/** A block of code as the sanitizer leaves it; its text is escaped, so it holds no tag. */
const codeBlock = /<pre tabindex="0"><code(?: class="language-([\w+#.-]+)")?>([^<]*)<\/code><\/pre>/g;

/** Coloured as code blocks of pages are, in the markup that their styles know. */
function colouredBlock(text: string, language = "text"): string {
  const { lines } = highlightCode(decodeReferences(text), language.toLowerCase());
  const html = lines.map((line) => line.html).join("\n");
  return `<figure class="code"><pre tabindex="0"><code class="language-${escapeHtml(language)}">${html}</code></pre></figure>`;
}

function renderGuarded(markdown: string): string {
  if (markdown.length > maxLength) return `<p>${escapeHtml(markdown)}</p>`;
  try {
    return renderPlainMarkdown(markdown.replace(/\r\n?/g, "\n"));
  } catch (error) {
    // Too deep or too costly for the parser: the reader still gets the text.
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
 * Plain text of the first paragraph of an untrusted text, or of HTML that stands for one, whitespace joined; empty when
 * there is none. Nothing of scripts and styles is in it.
 */
export function untrustedText(markdown: string): string {
  if (markdown.length > maxLength) return markdown.slice(0, 160);
  try {
    const { tokens } = lexMarkdown(markdown.replace(/\r\n?/g, "\n"), { plain: true });
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

/** What is read of a text with HTML in it; a heading is no sentence. */
function textWithoutHtml(markdown: string): string {
  const html = keepPlaceholders(renderPlainMarkdown(markdown)).replace(/<h([1-6])\b[^>]*>.*?<\/h\1>/gis, " ");
  const spaced = html.replace(/<(?:br|\/?(?:p|div|li|tr|td|th))\b/gi, " $&");
  return decodeReferences(
    sanitizeHtml(withoutUnclosed(spaced), { allowedTags: [], allowedAttributes: {}, nonTextTags: unread }),
  );
}
