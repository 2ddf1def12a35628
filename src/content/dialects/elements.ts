// HTML elements in pages of MDX: attributes as HTML has them, and Markdown inside where MDX has it too.
import { closeTag, enter, isTooDeep, standsAlone, type Walk } from "./componentWalk.ts";
import { plain } from "./escapedText.ts";
import type { JsxTag } from "./jsxTag.ts";
import { htmlTag, textOf } from "./jsxValue.ts";
import { dialectColons, openingLine } from "./pageLines.ts";
import { placeReplacement } from "./placeReplacement.ts";

/** Elements whose content is Markdown in MDX. */
const flowElements = new Set("div p section article aside center figure main header footer".split(" "));
/** Elements whose content is Markdown in MDX where it begins with text, and mostly other elements where it does not. */
const cellElements = new Set("li td th dt dd".split(" "));
/** Elements that hold other elements, and are indented with them. */
const shellElements = new Set("table thead tbody tr td th ul ol li dl dt dd picture video".split(" "));
/** Elements without content. */
const voidElements = new Set("area br col embed hr img input link meta source track wbr".split(" "));
/** The summary that follows `<details>`. */
const summary = /^\s*<summary\b[^<>]{0,200}>([\s\S]{0,500}?)<\/summary>/;

/** Writes an element; gives the offset behind its tag, `undefined` when it stays as it is written. */
export function replaceElement(walk: Walk, tag: JsxTag, lineEnd: number): number | undefined {
  const { writer, dialect } = walk;
  // A slot of Vue; as an element of HTML it would hide what it holds.
  if (tag.name === "template") return tag.end;
  if (dialect === "vitepress") return isVue(tag) ? put(walk, tag) : undefined;
  if (dialect === "docusaurus" && tag.name === "head") return placeReplacement(walk, tag, { kind: "head" });
  if (tag.isClosing) return closeTag(walk, tag.name) ? tag.end : undefined;
  if (tag.name === "details" && writer.isAtStart() && !isTooDeep(walk)) return openDetails(walk, tag);
  const isFlow = flowElements.has(tag.name) || (cellElements.has(tag.name) && beginsWithText(walk, tag));
  if (!isFlow && !shellElements.has(tag.name))
    return needsRewriting(tag) || tag.end > lineEnd ? put(walk, tag) : undefined;
  if (tag.isSelfClosing) return put(walk, tag);
  if (isTooDeep(walk)) return undefined;
  if (!standsAlone(walk, tag) && !(isFlow && isLineOfMarkdown(walk, tag, lineEnd))) {
    put(walk, tag);
    return enter(walk, { tag, isParent: false, close: () => writer.put(`</${tag.name}>`) });
  }
  // Markdown makes paragraphs of its own, which cannot stand in another one.
  const name = tag.name === "p" ? "div" : tag.name;
  writer.open(htmlTag({ ...tag, name }, walk.files), { isMarkup: isFlow });
  return enter(walk, { tag, isParent: false, close: () => writer.close(`</${name}>`) });
}

const beginsWithText = ({ text }: Walk, tag: JsxTag): boolean =>
  /^\s{0,200}[^\s<{]/.test(text.slice(tag.end, tag.end + 201));

/** Marks of Markdown that would be shown as they are on a line of HTML: `[a](b)`, `**a**`, and code. */
const marks = /\]\(|\*\*[^\s*]|`[^`]/;

/** Whether an element is a line of its own, with Markdown in it. */
function isLineOfMarkdown({ text, writer }: Walk, tag: JsxTag, lineEnd: number): boolean {
  const rest = text.slice(tag.end, Math.min(lineEnd, tag.end + 5000)).trimEnd();
  return writer.isAtStart() && rest.endsWith(`</${tag.name}>`) && marks.test(rest);
}

function put({ writer, files }: Walk, tag: JsxTag): number {
  const html = htmlTag(tag, files);
  const isEmpty = tag.isSelfClosing && !voidElements.has(tag.name);
  writer.put(isEmpty ? `${html.replace(/ ?\/>$/, ">")}</${tag.name}>` : html);
  return tag.end;
}

const isVue = ({ attributes }: JsxTag): boolean => [...attributes.keys()].some((name) => /^(?:[:@#]|v-)/.test(name));

/** Whether a tag has what HTML has not: code, and names of attributes in capitals. */
function needsRewriting({ attributes, name, isSelfClosing }: JsxTag): boolean {
  if (isSelfClosing && !voidElements.has(name)) return true;
  return [...attributes].some(([key, { kind }]) => kind === "code" || /[A-Z]/.test(key) || key === "style");
}

function openDetails(walk: Walk, tag: JsxTag): number {
  const { text, writer } = walk;
  const match = summary.exec(text.slice(tag.end, tag.end + 900));
  const title = match?.[1]?.replace(/\s+/g, " ").trim() ?? textOf(tag, "summary");
  const isOpen = tag.attributes.has("open");
  const opening = openingLine("details", title && (match ? title : plain(title)), isOpen ? { open: "" } : {});
  writer.open(opening);
  const end = enter(walk, { tag, isParent: true, close: () => writer.close(dialectColons) });
  return match ? end + match[0].length : end;
}
