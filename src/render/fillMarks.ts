// Fills in the marks of a body: addresses that only the site knows and interface texts. See src/model/body.ts.
import { bodyMark } from "../model/body.ts";
import type { BodyLink, PageProps } from "../model/page.ts";
import type { Translate } from "../model/template.ts";
import { escapeHtml } from "./escapeHtml.ts";

/** What marks stand for. */
interface MarkValues {
  readonly body: Omit<NonNullable<PageProps["body"]>, "hash"> | undefined;
  readonly t: Translate;
  /** Address of the edition's glossary, where terms of the text link to it. */
  readonly glossaryHref?: string | undefined;
  /** What stands below the heading of a translated section about its original. */
  readonly sectionNote?: (id: string) => string;
  /** `lang` of the interface where the HTML is in another language. */
  readonly lang?: string | undefined;
  /** `lang` of the HTML, where that of the interface is given. */
  readonly textLang?: string | undefined;
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
      const link = values.body?.links[Number(mark.slice(1))];
      const text = link?.isText ? textOfLink(html, start, at) : undefined;
      filled = text === undefined ? filled + linkAttributes(link) : withoutTag(filled) + fillMarks(text.html, values);
      at = text?.end ?? at + 1;
    } else {
      filled += fillMark(mark, values);
      const labelled = values.lang === undefined ? undefined : labelledBy(html, start, at);
      if (labelled !== undefined) {
        filled += `"${langAttribute(values.lang)}${labelled}${labelled === "" ? "" : langAttribute(values.textLang)}`;
        at += 1 + labelled.length;
      }
    }
    start = html.indexOf(bodyMark, at);
  }
  return filled + html.slice(at);
}

/** From the end of an address to that of its link; what the link shows is group 1. */
const restOfLink = /"(?:[^"'>]|"[^"]*"|'[^']*')*>(.*?)<\/a>/sy;

/** What a link shows that has its address between two places, and where it ends; `undefined` where it is in several pieces. */
function textOfLink(html: string, start: number, end: number): { html: string; end: number } | undefined {
  if (!html.startsWith("<a ", html.lastIndexOf("<", start))) return undefined;
  restOfLink.lastIndex = end;
  const text = restOfLink.exec(html)?.[1];
  return text === undefined ? undefined : { html: text, end: restOfLink.lastIndex };
}

const withoutTag = (begun: string): string => begun.slice(0, begun.lastIndexOf("<"));

/** What is between a label and the attributes of the one element in what it names: ` tabindex="0">\n<table`. */
const innerTag = /[^<>]*>\s*<[a-z]+/y;

/**
 * Where a mark between two places is all of an element's label, which is in the language of the interface: what follows up to
 * where the element inside can say that it is in the language of the text. Empty for a link, which shows a sign and no words.
 */
function labelledBy(html: string, start: number, end: number): string | undefined {
  if (html[end] !== '"' || !html.endsWith('aria-label="', start)) return undefined;
  if (html.startsWith("<a ", html.lastIndexOf("<", start))) return "";
  innerTag.lastIndex = end + 1;
  return innerTag.exec(html)?.[0];
}

const langAttribute = (lang: string | undefined): string => (lang === undefined ? "" : ` lang="${escapeHtml(lang)}"`);

/** What stands for a mark that is no link's whole attribute. */
function fillMark(mark: string, { body, t, sectionNote, glossaryHref }: MarkValues): string {
  const [named, argument] = cut(mark.slice(1));
  switch (mark[0]) {
    case "T":
      return escapeHtml(t(named)).split("{value}").join(argument);
    case "O":
      return operationLink(body?.links[Number(named)], argument);
    case "D":
      return glossaryHref === undefined ? argument : termLink(`${glossaryHref}#${named}`, argument);
    case "S":
      return sectionNote?.(named) ?? "";
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

/** A term as a link to what it means. A twin knows the class, as the author has written no such link. */
const termLink = (href: string, html: string): string => `<a class="term-link" href="${escapeHtml(href)}">${html}</a>`;

/** The rest of a link's `href` and what else the link needs. */
function linkAttributes(link: BodyLink | undefined): string {
  const href = `${escapeHtml(link?.href ?? "")}"`;
  const download = link?.download === undefined ? "" : ` download="${escapeHtml(link.download)}"`;
  return link?.isExternal ? `${href}${download} target="_blank" rel="noopener noreferrer"` : `${href}${download}`;
}
