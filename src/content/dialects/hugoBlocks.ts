// What shortcodes of Hugo, of its own and of themes (Docsy, Book, Relearn, Hextra), are here.
import { titleInBrackets } from "../containerSyntax.ts";
import { givenAs, type Shortcode } from "./hugoShortcode.ts";
import { isBlockKind, labelOf, openingOf, tabValueOf } from "./mkdocsBlocks.ts";
import { dialectColons, openingLine } from "./pageLines.ts";

/** What stands for a shortcode that contains something. */
export interface OpenShortcode {
  readonly name: string;
  /** Lines where it begins and ends; empty ones part what it contains from what is around it. */
  readonly opening: string;
  readonly closing: string;
  /** What it contains is code, or is not shown. */
  readonly content?: "code" | "none";
  /** Of a set of tabs: values that are taken, and the language of what they show, where that is code. */
  readonly tabs?: { readonly values: Set<string>; readonly language?: string; readonly isLabelled: boolean };
}

/** Boxes that say their kind. */
const boxes = /^(?:alert|hint|notice|admonition|callout|pageinfo|blockquote|message)$/;
/** Words of themes for kinds of boxes. */
const kinds: Readonly<Record<string, string>> = { primary: "note", secondary: "note", light: "note", dark: "note" };
const folded = /^(?:details|expand|collapse|accordion-item|spoiler)$/;
/** Shortcodes that place what they contain. */
const frames =
  /^(?:columns?|column|steps|cardpane|cards|div|section|rawhtml|unsafe|katex|center|accordion|filetree|blocks\/[\w-]+|feature-state)$/;
const cards = /^(?:card|cardpane-card|feature)$/;

/** What a shortcode with an end becomes; `undefined` where it has no meaning here. */
export function openShortcode(code: Shortcode, around: OpenShortcode | undefined): OpenShortcode | undefined {
  const { name, placed, named, isRaw } = code;
  const title = givenAs(code, "title", "header", "name", "summary", "label", "heading") ?? undefined;
  if (boxes.test(name) || isBlockKind(name)) return { name, opening: boxOf(code, title), closing: dialectColons };
  if (folded.test(name))
    return { name, opening: openingLine("details", title ?? placed[0] ?? ""), closing: dialectColons };
  if (name === "tabs" || name === "tabpane") {
    const isCode = name === "tabpane" && isRaw && named.get("text") !== "true";
    const language = { ...(isCode ? { language: named.get("lang") ?? "text" } : {}) };
    const isLabelled = named.get("langequalsheader") === "true";
    const tabs = { values: new Set<string>(), ...language, isLabelled };
    return { name, opening: openingLine("tabs"), closing: dialectColons, tabs };
  }
  if (name === "tab" && around?.tabs !== undefined) return tabOf(code, title ?? placed[0] ?? "Tab", around.tabs);
  if (name === "highlight" || name === "mermaid") {
    const language = name === "mermaid" ? name : (placed[0] ?? givenAs(code, "lang") ?? "text");
    return { name, opening: `\`\`\`\`\`\`${language}`, closing: "``````", content: "code" };
  }
  if (name === "comment") return { name, opening: "", closing: "", content: "none" };
  if (cards.test(name)) return { name, opening: title === undefined ? "" : `**${title}**`, closing: "" };
  return frames.test(name) ? { name, opening: "", closing: "" } : undefined;
}

function boxOf(code: Shortcode, title: string | undefined): string {
  const { name, placed } = code;
  const isGeneral = boxes.test(name);
  const given = givenAs(code, "type", "color", "context", "style", "level", "icon") ?? placed[0] ?? "";
  const word = isGeneral ? (kinds[given] ?? given) : name;
  const kind = isBlockKind(word) ? word : "note";
  return openingOf(kind, labelOf(kind, title ?? placed[isGeneral ? 1 : 0], false));
}

function tabOf(code: Shortcode, label: string, set: NonNullable<OpenShortcode["tabs"]>): OpenShortcode {
  const opening = openingLine("tab", label, { value: tabValueOf(label, set.values) });
  const { named, isRaw, name } = code;
  if (set.language === undefined || !isRaw || named.get("text") === "true")
    return { name, opening, closing: dialectColons };
  const language = named.get("lang") ?? (set.isLabelled ? label.toLowerCase() : set.language);
  return {
    name,
    opening: `${opening}\n\`\`\`\`\`\`${language.replace(/[^\w+#-]/g, "")}`,
    closing: `\`\`\`\`\`\`\n${dialectColons}`,
    content: "code",
  };
}

/** What stands in a line for a shortcode without content; `undefined` where it has no meaning here. */
export function inlineShortcode(code: Shortcode): string | undefined {
  const { name, placed, kind } = code;
  if (kind === "end") return undefined;
  const first = placed[0] ?? "";
  const address = givenAs(code, "src", "href", "url", "link") ?? first;
  if (name === "ref" || name === "relref") return givenAs(code, "path") ?? first;
  if (name === "figure" || name === "image" || name === "img") return pictureOf(code, address);
  if (name === "youtube") return `[YouTube](<https://www.youtube.com/watch?v=${givenAs(code, "id") ?? first}>)`;
  if (name === "vimeo") return `[Vimeo](<https://vimeo.com/${givenAs(code, "id") ?? first}>)`;
  return /^(?:toc|clear|br|section|children|blocks\/link-down|td\/.*)$/.test(name) ? "" : undefined;
}

function pictureOf(code: Shortcode, address: string): string {
  const alt = givenAs(code, "alt", "title", "caption") ?? "";
  const caption = givenAs(code, "caption");
  const picture = `![${titleInBrackets(alt)}](<${address.replace(/[<>]/g, "")}>)`;
  return caption === undefined ? picture : `${picture} *${caption.replaceAll("*", "")}*`;
}

/** The address that a button or a card leads to. */
export const buttonAddress = (code: Shortcode): string =>
  givenAs(code, "href", "relref", "url", "link", "page") ?? code.placed[0] ?? "";
