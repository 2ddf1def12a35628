// What is written as a table, a list of definitions or the id of a heading and is none: it is shown as text, signs too.
import { countOf } from "../model/countOf.ts";
import type { FindingToken, PageToken } from "./tokens.ts";

/** What of a block is shown as text and most likely not meant so, with its line counted from the block's first. */
export function shownAsText(token: PageToken): readonly { readonly finding: FindingToken; readonly line: number }[] {
  if (token.type === "heading") return token.explicitId === undefined ? badIds(token.text) : [];
  if (token.type !== "paragraph" && token.type !== "text") return [];
  return [...badTables(token.raw), ...definitions(token.raw)];
}

const found = (message: string, hint: string): FindingToken => ({
  ...{ type: "finding", raw: "", code: "shown-as-text" },
  message,
  hint,
});

/** `{#my id}`, `{#a .b}` and `{##a}` at the end of a heading. */
function badIds(text: string): ReturnType<typeof shownAsText> {
  const start = text.endsWith("}") ? text.lastIndexOf("{#") : -1;
  const id = text.slice(start + 2, -1);
  if (start < 1 || text[start - 1] === "\\" || !/^[\p{L}\p{N}_.# -]{1,100}$/u.test(id)) return [];
  const fault = id.trim().includes(" ")
    ? "cannot contain spaces"
    : id.startsWith("#")
      ? "begins with one `#`"
      : undefined;
  const meant = id
    .replace(/[^\p{L}\p{N}_]+/gu, " ")
    .trim()
    .replaceAll(" ", "-");
  if (fault === undefined || meant === "") return [];
  // Templates of other languages begin so: `{#if open}`.
  if (/^(?:if|each|await|key|snippet|for)\b/.test(id)) return [];
  return [
    {
      finding: found(`\`{#${id}}\` is not an id and is shown as text: an id ${fault}`, `write \`{#${meant}}\``),
      line: 0,
    },
  ];
}

/** A rule below a row of cells that has more or fewer columns than the row. */
function badTables(raw: string): ReturnType<typeof shownAsText> {
  if (!raw.includes("|")) return [];
  const lines = raw.split("\n");
  const at = lines.findIndex((line, index) => isRule(line) && index > 0 && lines[index - 1]?.includes("|"));
  const [columns, cells] = [cellsIn(lines[at] ?? ""), cellsIn(lines[at - 1] ?? "")];
  if (at === -1 || columns === cells) return [];
  const message = `The table is shown as text: its delimiter row has ${countOf(columns, "column")}, but the row above it has ${cells}`;
  return [{ finding: found(message, "give both the same number of cells: | A | B | above | --- | --- |"), line: at }];
}

/** `Term` above `: text`, as other tools have lists of definitions; not `: text` below a line that ends as a sentence does. */
function definitions(raw: string): ReturnType<typeof shownAsText> {
  if (!raw.includes("\n: ") && !raw.includes("\n:\t")) return [];
  const lines = raw.split("\n");
  const at = lines.findIndex((line, index) => index > 0 && /^:[ \t]+\S/.test(line) && isTerm(lines[index - 1] ?? ""));
  if (at === -1) return [];
  const message = "The list of definitions is shown as text, with its colons";
  return [
    {
      finding: found(message, "write a list, `- **Term**: text`, or HTML, `<dl><dt>Term</dt><dd>text</dd></dl>`"),
      line: at,
    },
  ];
}

const isTerm = (line: string): boolean => line.length <= 80 && /[^\s.,;:!?…]\s*$/u.test(line);

/** Matches `| --- | :-: |`; not `---`. */
const isRule = (line: string): boolean =>
  /^[|:\- \t]+$/.test(line) && line.includes("|") && partsOf(line).every((part) => /^:?-+:?$/.test(part.trim()));

const cellsIn = (line: string): number => partsOf(line).length;

/** The cells of a row; a mark behind a backslash is text. */
function partsOf(line: string): readonly string[] {
  const parts = line.trim().replaceAll("\\|", "").split("|");
  return parts.slice(parts[0] === "" ? 1 : 0, parts.at(-1) === "" ? -1 : undefined);
}
