// Fills in the marks of a body: addresses that only the site knows and interface texts. See src/model/body.ts.
import type { BodyLink, PageProps } from "../model/page.ts";
import type { Translate } from "../model/template.ts";
import { escapeHtml } from "./escapeHtml.ts";

/** A link's whole attribute, a bare link or asset, a text with its argument, an operation, or the place for a note. */
const mark =
  /href="\0L(\d+)\0"|\0([LA])(\d+)\0|\0T([^\0\u0001]*)(?:\u0001([^\0]*))?\0|\0O(\d+)\u0001([^\0]*)\0|\0S([^\0]*)\0/g;

/** What marks stand for. */
export interface MarkValues {
  readonly body: PageProps["body"];
  readonly t: Translate;
  /** Note on a section that is out of date; `href` is the address of its original. */
  readonly staleNote?: (href: string) => string;
}

/** HTML with every mark replaced, in one pass: what is filled in is not searched again. */
export function fillMarks(html: string, { body, t, staleNote }: MarkValues): string {
  if (!html.includes("\0")) return html;
  const stale = new Map(Object.entries(body?.stale ?? {}));
  const noteOn = (section: string): string => {
    const href = stale.get(section);
    return href === undefined ? "" : (staleNote?.(href) ?? "");
  };
  return html.replace(mark, (_, ...groups: readonly (string | undefined)[]) => {
    const [link, kind, index, key, argument, request, named, section] = groups;
    if (typeof section === "string") return noteOn(section);
    if (request !== undefined) return operationLink(body?.links[Number(request)], named ?? "");
    if (link !== undefined) return linkAttributes(body?.links[Number(link)]);
    if (key !== undefined) return escapeHtml(t(key)).replaceAll("{value}", () => argument ?? "");
    const target = kind === "L" ? body?.links[Number(index)] : body?.assets[Number(index)];
    return escapeHtml(target?.href ?? "");
  });
}

/** Code that names an operation, as a link when an API of the site has the operation. */
function operationLink(link: BodyLink | undefined, html: string): string {
  if (link?.operation === undefined) return html;
  return `<a class="operation-name" href="${escapeHtml(link.href)}" title="${escapeHtml(link.operation.title)}">${html}</a>`;
}

function linkAttributes(link: BodyLink | undefined): string {
  const href = `href="${escapeHtml(link?.href ?? "")}"`;
  const download = link?.download === undefined ? "" : ` download="${escapeHtml(link.download)}"`;
  return link?.isExternal ? `${href}${download} target="_blank" rel="noopener noreferrer"` : `${href}${download}`;
}
