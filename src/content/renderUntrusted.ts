// Markdown of third parties, such as descriptions in an API specification: rendered, then cut down to an allow-list on
// the finished HTML. What is left can be inserted anywhere; it has no scripts, handlers, styles or unsafe addresses.
import sanitizeHtml from "sanitize-html";
import { renderPlainMarkdown } from "./renderPlain.ts";
import { plainTextOf } from "./plainText.ts";
import { lexMarkdown } from "./markdown.ts";
import { createIdRegistry, type IdRegistry, safeId, slugOfHeading } from "./headingIds.ts";
import { decodeReferences, escapeHtml } from "./escapeHtml.ts";
import { pageTokens } from "./tokens.ts";

/** How a text is shown. */
export interface UntrustedOptions {
  /** Level that the text's highest headings get, so that they fit below the heading around them. @default 4 */
  readonly topHeading?: number;
  /** Gives headings ids made of their text, for texts that stand once in a page. @default false */
  readonly headingIds?: boolean;
}

/** Longest text that is parsed; a longer one is shown as it is. */
const maxLength = 1_000_000;

/**
 * Texts that can give no raw HTML, link, image or heading: most descriptions are such. Matches "A *room* of `7` m²."; not
 * "<b>", "[a](b)", "see www.example.org", "# Title" or "Title\n===".
 */
const prose = /^(?![^]*(?:[<[#@]|:\/\/|www\.|\n *[=-]))/;

const tags = [
  ..."p br hr blockquote ul ol li dl dt dd strong b em i u s del ins sub sup small code pre kbd samp var mark abbr".split(
    " ",
  ),
  ..."a img table thead tbody tfoot tr th td caption details summary div span h1 h2 h3 h4 h5 h6".split(" "),
];

/** Safe HTML of an untrusted Markdown text. A text that the parser cannot take is shown as plain text. */
export function renderUntrusted(
  markdown: string,
  { topHeading = 4, headingIds = false }: UntrustedOptions = {},
): string {
  const html = renderGuarded(markdown);
  if (prose.test(markdown)) return html;
  const shift = topHeading - (firstHeadingLevel(html) ?? topHeading);
  const ids = createIdRegistry();
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      a: ["href", "title", "rel", "target"],
      img: ["src", "alt", "title", "width", "height", "loading"],
      th: ["align", "scope", "colspan", "rowspan"],
      td: ["align", "colspan", "rowspan"],
      ol: ["start"],
      details: ["open"],
    },
    allowedClasses: { code: ["language-*"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["http", "https"] },
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "iframe", "object", "svg", "math"],
    transformTags: {
      a: (tagName, { href = "", title }) => ({
        tagName,
        attribs: {
          href,
          ...(title ? { title } : {}),
          ...(/^https?:/i.test(href) ? { rel: "noopener noreferrer", target: "_blank" } : {}),
        },
      }),
      img: (tagName, { src = "", alt = "", title }) => ({
        tagName,
        attribs: { src, alt, loading: "lazy", ...(title ? { title } : {}) },
      }),
      ...headingTransforms(shift),
    },
  }).replace(/<h([1-6])>(.*?)<\/h\1>/gs, (whole, level: string, inner: string) =>
    headingIds ? withId(level, inner, ids) : whole,
  );
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

function firstHeadingLevel(html: string): number | undefined {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/gi)].map((match) => Number(match[1]));
  return levels.length === 0 ? undefined : Math.min(...levels);
}

function headingTransforms(shift: number): Record<string, string> {
  const levels = [1, 2, 3, 4, 5, 6];
  return Object.fromEntries(levels.map((level) => [`h${level}`, `h${Math.min(6, Math.max(2, level + shift))}`]));
}

function withId(level: string, inner: string, ids: IdRegistry): string {
  const text = decodeReferences(inner.replace(/<[^>]*>/g, ""));
  const id = ids.unique(safeId(slugOfHeading(text) || "section"));
  return `<h${level} id="${escapeHtml(id)}">${inner}</h${level}>`;
}

/** Plain text of the first paragraph of an untrusted text, whitespace joined; empty when there is none. */
export function untrustedText(markdown: string): string {
  if (markdown.length > maxLength) return markdown.slice(0, 160);
  try {
    const first = pageTokens(lexMarkdown(markdown.replace(/\r\n?/g, "\n"), { plain: true }).tokens).find(
      ({ type }) => type === "paragraph",
    );
    const text = first?.type === "paragraph" ? plainTextOf(first.tokens) : "";
    return text.replace(/\s+/g, " ").trim();
  } catch (error) {
    if (error instanceof Error) return markdown.replace(/\s+/g, " ").trim().slice(0, 160);
    throw error;
  }
}
