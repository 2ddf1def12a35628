// Inline marks of Python-Markdown and Material: keys, marked, inserted and raised text, icons, attribute lists,
// abbreviations.
import { escapeHtml } from "../../source/escapeHtml.ts";
import { escapePattern } from "../../source/escapePattern.ts";
import { replaceEmoji } from "../emoji.ts";
import { rewriteProse } from "./maskedText.ts";
import { isHeading, opaqueFlags, type PageLine, type Pass } from "./pageLines.ts";

/** `*[HTML]: Hyper Text Markup Language`: word in group 1, meaning in group 2. */
const abbreviation = /^\*\[([^\]\n]{1,100})\]:[ \t]*(\S.*)$/;
/** `:material-star:`, `:octicons-arrow-right-24:`, with the attributes and the blank behind it. */
const icon = /:(?:material|octicons|fontawesome|simple|custom|bootstrap)-[\w-]{1,80}:(?:\{[^{}\n]{0,200}\})?[ \t]?/g;
/** `{ .class #id key=value }` behind what it is for; the id is not taken here. */
const attributes =
  /(?<=[)\]*`>\uE0F1\w.!?:"'])[ \t]?\{(?::[^{}\n]{0,300}|[ \t]*(?:[.#][\w-]|[\w-]{1,40}=)[^{}\n]{0,300})\}/g;
/** A line that is nothing but attributes of the block above. */
export const blockAttributes = /^[ \t]*\{:?[ \t]*(?:[.#][\w-]|[\w-]{1,40}=)[^{}\n]{0,300}\}[ \t]*$/;
/** `## Title { #id .class }`: text in group 1, attributes in group 2. */
const headingAttributes = /^(.*?)[ \t]*\{:?[ \t]*([^{}\n]{1,300})\}[ \t]*#*[ \t]*$/;

/** A text without icons. */
export const withoutIcons = (text: string): string => replaceEmoji(text.replace(icon, "").trim());

/** Keys whose names are not just their words. */
const keys: ReadonlyMap<string, string> = new Map([
  ["cmd", "Cmd"],
  ["command", "Cmd"],
  ["windows", "Win"],
  ["arrow-up", "↑"],
  ["up", "↑"],
  ["arrow-down", "↓"],
  ["down", "↓"],
  ["arrow-left", "←"],
  ["left", "←"],
  ["arrow-right", "→"],
  ["right", "→"],
  ["page-up", "Page Up"],
  ["page-down", "Page Down"],
]);

const keyName = (key: string): string =>
  keys.get(key) ??
  key.replace(/^["']|["']$/g, "").replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());

const pressed = (combination: string): string =>
  combination
    .split("+")
    .map((key) => `<kbd>${escapeHtml(keyName(key))}</kbd>`)
    .join("+");

/** Marks as HTML. Every pattern looks at a bounded stretch. */
function rewriteMarks(prose: string): string {
  let text = prose;
  if (text.includes("++")) {
    text = text.replace(/\+\+(\w[\w-]*(?:\+[\w"'-]+){0,5})\+\+/g, (_, combination: string) => pressed(combination));
  }
  if (text.includes("==")) text = text.replace(/==(?![\s=])([^=\n]{1,400}?)(?<!\s)==/g, "<mark>$1</mark>");
  if (text.includes("^")) {
    text = text.replace(/\^\^(?![\s^])([^^\n]{1,400}?)(?<!\s)\^\^/g, "<ins>$1</ins>");
    text = text.replace(/(?<![\^[])\^(?![\s^])([^\s^\]]{1,60})\^(?!\^)/g, "<sup>$1</sup>");
  }
  if (text.includes("~")) text = text.replace(/(?<!~)~(?![\s~])([^\s~]{1,60})~(?!~)/g, "<sub>$1</sub>");
  if (text.includes("{")) text = text.replace(attributes, (list) => anchorOf(list));
  if (text.includes(":")) text = replaceEmoji(text.replace(icon, ""));
  return text;
}

/** The place that an attribute list names, as an element. */
export function anchorOf(list: string): string {
  const id = idIn(list);
  return id === undefined ? "" : `<a id="${id}"></a>`;
}

/** A key with its value, or a word, of an attribute list. */
const attribute = /[^\s={}]+=(?:"[^"]*"|'[^']*'|[^\s={}]+)|[^\s={}]+/g;

/** The id in an attribute list: `{ #install }`, `{: id="4.2" }`, not what a value holds, `{ style="color: #fff" }`. */
function idIn(list: string): string | undefined {
  const ids = [...list.replace(/^\{?:?/, "").matchAll(attribute)].flatMap(
    ([word]) => /^(?:#|id=["']?)([^\s#"'<>&]{1,200})["']?$/.exec(word)?.[1] ?? [],
  );
  return ids.at(-1);
}

/** The inline marks of a page. */
export const rewriteInline: Pass = (lines) => {
  const opaque = opaqueFlags(lines);
  const meanings = new Map<string, string>();
  const kept = lines.map((line, index): PageLine => {
    const match = opaque[index] || !line.text.startsWith("*[") ? null : abbreviation.exec(line.text);
    if (!match) return line;
    if (meanings.size < 200) meanings.set(match[1] ?? "", match[2]?.trim() ?? "");
    return { ...line, text: "" };
  });
  const words = wordPattern([...meanings.keys()]);
  return kept.map((line, index) => {
    if (opaque[index] || !/[+=^~{:*]/.test(line.text)) return opaque[index] || !words ? line : abbreviated(line);
    if (/^[ \t]*:{3,}/.test(line.text)) return line;
    if (blockAttributes.test(line.text)) return { ...line, text: anchorOf(line.text) };
    const { text, id } = takeHeadingId(line.text);
    return abbreviated({ ...line, text: rewriteProse(text, rewriteMarks) + id });
  });

  function abbreviated(line: PageLine): PageLine {
    if (!words || /^[ \t]*#/.test(line.text)) return line;
    const text = rewriteProse(line.text, (prose) =>
      prose.replace(words, (word) => `<abbr title="${escapeHtml(meanings.get(word) ?? "")}">${word}</abbr>`),
    );
    return { ...line, text };
  }
};

/** Matches any of some words where it stands alone; of `Wi` and `Wi-Fi` the longer one. */
function wordPattern(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  const escaped = words.toSorted((one, other) => other.length - one.length).map(escapePattern);
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
}

/** A heading without its attributes, and its id as hubdocs writes it. */
export function takeHeadingId(text: string): { readonly text: string; readonly id: string } {
  const mayHold = text.endsWith("}") && text.length < 2000 && isHeading(text);
  const [, heading, list = ""] = mayHold ? (headingAttributes.exec(text) ?? []) : [];
  if (heading === undefined) return { text, id: "" };
  const id = idIn(list);
  return { text: heading, id: id === undefined ? "" : ` {#${id}}` };
}
