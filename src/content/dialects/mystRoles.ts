// What MyST has in lines: roles such as {doc}`page`, and labels of what follows, `(label)=`.
import { opaqueFlags, type PageLine } from "./pageLines.ts";

/** A role: name in group 1, text in group 2. */
const role = /(?<![\w$}{])\{([a-z][\w:+.-]{0,30})\}`([^`\n]{1,500})`/g;
/** `Text <target>`: text in group 1, target in group 2. */
const named = /^(.*?)\s*<([^<>]+)>$/s;
/** `(label)=` */
const label = /^[ \t]*\(([^\s()"<>&]{1,200})\)=[ \t]*$/;
/** `[](#label)`, which shows the title of what it leads to: without `#` in group 1, whole in group 2. */
const nameless = /(?<!!)\[\]\((?=#?([^\s()<>[\]]{1,300})\))(#?[^\s()<>[\]]{1,300})\)/g;
/** Roles whose text is prose; others name parts of programs. */
const ofProse = /^(?:term|any|abbr|guilabel|menuselection|sub|sup|cite.*|std:.*|octicon|fa.?|bdg.*|material-.*)$/;

/** A line of text with its roles and labels as Markdown. */
export function mystLine(line: PageLine): PageLine {
  const [, id] = label.exec(line.text) ?? [];
  if (id !== undefined) return { ...line, text: `<a id="${id}"></a>` };
  const text = line.text.includes("[](") ? line.text.replace(nameless, "[$1](<$2>)") : line.text;
  if (text !== line.text) return mystLine({ ...line, text });
  // Between two marks on each side, a role is shown as it is written.
  if (!line.text.includes("}`") || line.text.includes("``")) return line;
  return { ...line, text: line.text.replace(role, (_, name: string, text: string) => shownAs(name, text)) };
}

/** The labels of a page. */
export function labelsIn(body: string): readonly string[] {
  if (!body.includes(")=")) return [];
  const lines = body.split("\n").map((text, line): PageLine => ({ text, line }));
  const opaque = opaqueFlags(lines);
  return lines.flatMap(({ text }, index) => (opaque[index] ? [] : (label.exec(text)?.[1] ?? [])));
}

function shownAs(name: string, written: string): string {
  const [, text = written, target = written] = named.exec(written) ?? [];
  const shown = text.replace(/^[~!]/, "");
  if (name === "doc" || name === "download") return `[${shown}](<${target}>)`;
  if (/^(?:ref|numref|std:(?:ref|numref))$/.test(name)) return `[${shown}](<#${target}>)`;
  if (name === "kbd") return `<kbd>${shown}</kbd>`;
  return ofProse.test(name) ? shown : `\`${shown}\``;
}
