// What MyST has in lines: roles such as {doc}`page`, and labels of what follows, `(label)=`.
import type { PageLine } from "./pageLines.ts";

/** A role: name in group 1, text in group 2. */
const role = /(?<![\w$}{])\{([a-z][\w:+.-]{0,30})\}`([^`\n]{1,500})`/g;
/** `Text <target>`: text in group 1, target in group 2. */
const named = /^(.*?)\s*<([^<>]+)>$/s;
/** `(label)=` */
const label = /^[ \t]*\(([^\s()"<>&]{1,200})\)=[ \t]*$/;
/** Roles whose text is prose; others name parts of programs. */
const ofProse =
  /^(?:ref|numref|term|any|abbr|guilabel|menuselection|sub|sup|cite.*|std:.*|octicon|fa.?|bdg.*|material-.*)$/;

/** A line of text with its roles and labels as Markdown. */
export function mystLine(line: PageLine): PageLine {
  const [, id] = label.exec(line.text) ?? [];
  if (id !== undefined) return { ...line, text: `<a id="${id}"></a>` };
  // Between two marks on each side, a role is shown as it is written.
  if (!line.text.includes("}`") || line.text.includes("``")) return line;
  return { ...line, text: line.text.replace(role, (_, name: string, text: string) => shownAs(name, text)) };
}

function shownAs(name: string, written: string): string {
  const [, text = written, target = written] = named.exec(written) ?? [];
  const shown = text.replace(/^[~!]/, "");
  if (name === "doc" || name === "download") return `[${shown}](<${target}>)`;
  if (name === "kbd") return `<kbd>${shown}</kbd>`;
  return ofProse.test(name) ? shown : `\`${shown}\``;
}
