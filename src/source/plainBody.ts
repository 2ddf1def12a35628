// A body without templates: its parts as plain HTML that stands by itself, for excerpts and feeds. No ids, because
// several bodies come to stand in one document, and nothing that only a page's own style and scripts make useful.
import { type BodyPart, bodyMark, type Segment } from "../model/body.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { plainMarkup } from "./plainMarkup.ts";

/** HTML of segments. Marks of addresses and texts stay; `fillPlain` fills them in. */
export function plainBodyOf(segments: readonly Segment[]): string {
  return segments.map((segment) => (segment.kind === "html" ? plainHtml(segment.html) : plainPart(segment))).join("");
}

/** What the marks of a plain body stand for. */
interface PlainValues {
  /** Address of a link of the source by its index; empty for none. */
  readonly linkHref: (index: number) => string;
  /** Whether a link leads to another site and opens a window of its own. Default: none does, as in feeds. */
  readonly isExternal?: (index: number) => boolean;
  readonly assetHref: (index: number) => string;
  /** Interface text. */
  readonly label: (key: string) => string;
}

/** Links and assets with the end of their attribute, texts, operations. */
const marks = /\0([LA])(\d+)\0("?)|\0T([^\0\u0001]*)(?:\u0001[^\0]*)?\0|\0O(\d+)\u0001([^\0]*)\0/g;

/** Plain HTML with its marks filled in, in one pass. */
export function fillPlain(html: string, { linkHref, isExternal, assetHref, label }: PlainValues): string {
  if (!html.includes(bodyMark)) return html;
  return html.replace(marks, (_, ...groups: readonly (string | undefined)[]) => {
    const [kind, index, quote = "", key, request, named = ""] = groups;
    if (request !== undefined) {
      const href = linkHref(Number(request));
      return href === "" ? named : `<a href="${escapeHtml(href)}">${named}</a>`;
    }
    if (key !== undefined) return escapeHtml(label(key));
    if (kind !== "L") return escapeHtml(assetHref(Number(index))) + quote;
    const away = quote !== "" && isExternal?.(Number(index)) ? ' target="_blank" rel="noopener noreferrer"' : "";
    return escapeHtml(linkHref(Number(index))) + quote + away;
  });
}

function plainPart(part: BodyPart): string {
  switch (part.part) {
    case "CodeBlock": {
      const { title, text } = part.props;
      const heading = title === undefined ? "" : `<p><code>${escapeHtml(title)}</code></p>\n`;
      return `${heading}<pre><code>${escapeHtml(text)}</code></pre>\n`;
    }
    case "Admonition": {
      const title = plainHtml(part.props.titleHtml ?? `${bodyMark}T${part.props.kind}${bodyMark}`);
      return `<blockquote>\n<p><strong>${title}</strong></p>\n${plainBodyOf(part.children)}</blockquote>\n`;
    }
    case "Details": {
      const summary = plainHtml(part.props.summaryHtml ?? `${bodyMark}Tdetails${bodyMark}`);
      return `<details>\n<summary>${summary}</summary>\n${plainBodyOf(part.children)}</details>\n`;
    }
    case "Tabs":
      return part.props.tabs
        .map(
          ({ label }, index) => `<p><strong>${escapeHtml(label)}</strong></p>\n${plainBodyOf(part.tabs[index] ?? [])}`,
        )
        .join("");
    case "Cards":
      if (part.props.areOfCategory) return "";
      return `<ul>\n${part.props.cards.map((card, index) => plainCard(card, part.items[index] ?? [])).join("")}</ul>\n`;
    case "Image": {
      const { source, alt, width, height } = part.props;
      const src = "asset" in source ? `${bodyMark}A${source.asset}${bodyMark}` : escapeHtml(source.address);
      const size = width === undefined || height === undefined ? "" : ` width="${width}" height="${height}"`;
      return `<img src="${src}" alt="${escapeHtml(alt)}"${size} loading="lazy">`;
    }
  }
}

type CardParts = Extract<BodyPart, { readonly part: "Cards" }>;

function plainCard({ link, titleHtml }: CardParts["props"]["cards"][number], body: readonly Segment[]): string {
  const title = plainHtml(titleHtml);
  const linked = link === null ? title : `<a href="${bodyMark}L${link}${bodyMark}">${title}</a>`;
  return `<li>${linked}${plainBodyOf(body)}</li>\n`;
}

/** HTML of a body without what only its page can use. */
function plainHtml(html: string): string {
  if (!/[\0<]/.test(html)) return html;
  const own = html
    .replace(/\0S[^\0]*\0/g, "")
    .replace(/\0D[^\0\u0001]*\u0001([^\0]*)\0/g, "$1")
    .replace(/(<sup class="footnote-ref">)<a [^<>]*>(\d+)<\/a>/g, "$1$2")
    .replace(/ ?<a href="[^"]*" class="footnote-back"[^<>]*>[^<\n]*<\/a>/g, "");
  return plainMarkup(own);
}
