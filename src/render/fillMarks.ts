// Fills in the marks of a body: addresses that only the site knows and interface texts. See src/model/body.ts.
import { bodyMark } from "../model/body.ts";
import type { BodyLink, PageProps } from "../model/page.ts";
import type { Translate } from "../model/template.ts";
import { escapeHtml } from "./escapeHtml.ts";

/** What marks stand for. */
export interface MarkValues {
  readonly body: Omit<NonNullable<PageProps["body"]>, "hash"> | undefined;
  readonly t: Translate;
  /** Note on a section that is out of date; `href` is the address of its original. */
  readonly staleNote?: (href: string) => string;
  /** `lang` of the interface where the HTML is in another language. */
  readonly lang?: string | undefined;
}

/** HTML with every mark replaced, in one pass: what is filled in is not searched again. */
export function fillMarks(html: string, values: MarkValues): string {
  let start = html.indexOf(bodyMark);
  if (start < 0) return html;
  let filled = "";
  let at = 0;
  while (start >= 0) {
    const end = html.indexOf(bodyMark, start + 1);
    if (end < 0) break;
    const mark = html.slice(start + 1, end);
    filled += html.slice(at, start);
    at = end + 1;
    if (mark.startsWith("L") && html[at] === '"' && html.startsWith('href="', start - 6)) {
      filled += linkAttributes(values.body?.links[Number(mark.slice(1))]);
      at += 1;
    } else if (values.lang !== undefined && isLinkLabel(html, start, at)) {
      filled += `${fillMark(mark, values)}" lang="${escapeHtml(values.lang)}"`;
      at += 1;
    } else filled += fillMark(mark, values);
    start = html.indexOf(bodyMark, at);
  }
  return filled + html.slice(at);
}

/**
 * Whether a mark between two places is all of a link's label. Such a link shows a sign and no words, so that its `lang` is that
 * of the label.
 */
function isLinkLabel(html: string, start: number, end: number): boolean {
  const label = 'aria-label="';
  return html[end] === '"' && html.endsWith(label, start) && html.startsWith("<a ", html.lastIndexOf("<", start));
}

/** What stands for a mark that is no link's whole attribute. */
function fillMark(mark: string, { body, t, staleNote }: MarkValues): string {
  const [named, argument] = cut(mark.slice(1));
  switch (mark[0]) {
    case "T":
      return escapeHtml(t(named)).split("{value}").join(argument);
    case "O":
      return operationLink(body?.links[Number(named)], argument);
    case "S": {
      const href = body?.stale !== undefined && Object.hasOwn(body.stale, named) ? body.stale[named] : undefined;
      return href === undefined ? "" : (staleNote?.(href) ?? "");
    }
    default: {
      const target = mark.startsWith("L") ? body?.links[Number(named)] : body?.assets[Number(named)];
      return escapeHtml(target?.href ?? "");
    }
  }
}

/** A mark's name or index, and its argument. */
function cut(mark: string): readonly [named: string, argument: string] {
  const at = mark.indexOf("\u0001");
  return at < 0 ? [mark, ""] : [mark.slice(0, at), mark.slice(at + 1)];
}

/** Code that names an operation, as a link when an API of the site has the operation. */
function operationLink(link: BodyLink | undefined, html: string): string {
  if (link?.operation === undefined) return html;
  return `<a class="operation-name" href="${escapeHtml(link.href)}" title="${escapeHtml(link.operation.title)}">${html}</a>`;
}

/** The rest of a link's `href` and what else the link needs. */
function linkAttributes(link: BodyLink | undefined): string {
  const href = `${escapeHtml(link?.href ?? "")}"`;
  const download = link?.download === undefined ? "" : ` download="${escapeHtml(link.download)}"`;
  return link?.isExternal ? `${href}${download} target="_blank" rel="noopener noreferrer"` : `${href}${download}`;
}
