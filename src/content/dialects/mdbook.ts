// Pages of mdBook: what stands behind the marks of code, lines of Rust that only the compiler needs, and tags of programs
// that change chapters. What pages include has been put in before.
import { isComponent } from "../jsx.ts";
import { type Fence, fenceLines, rewriteFences } from "./fences.ts";
import type { PageLine, Pass } from "./pageLines.ts";

/** `{{#title The title}}`: names the window only. */
const windowTitle = /^[ \t]*\{\{[ \t]*#title[ \t][^{}\n]{0,600}\}\}[ \t]*$/;
/** `<Listing number="1-1">` and `</Listing>`, each alone on a line; the name is group 1. */
const ownTag = /^[ \t]*<\/?([A-Z]\w*)(?:\s[^<>]{0,2000})?\/?>[ \t]*$/;
/** A tag that goes on in the next lines. */
const begunTag = /^[ \t]*<([A-Z]\w*)(?:\s[^<>]{0,2000})?$/;

const rewritePage: Pass = (lines, note) => {
  let isInTag = false;
  return rewriteFences(lines, rewriteCode, (line) => {
    const { text } = line;
    const blank = [{ ...line, text: "" }];
    if (isInTag) {
      isInTag = !text.includes(">");
      return blank;
    }
    if (text.includes("{{") && windowTitle.test(text)) return blank;
    const begun = text.includes("<") ? begunTag.exec(text)?.[1] : undefined;
    const name = begun ?? (text.includes("<") ? ownTag.exec(text)?.[1] : undefined);
    if (name === undefined || !isComponent(name)) return [line];
    isInTag = begun !== undefined;
    note({
      key: `<${name}>`,
      message: `\`<${name}>\` belongs to a preprocessor, which is not run; what stands inside of it stays`,
      hint: "write what it adds as Markdown, HTML or a container",
      line: line.line,
    });
    return blank;
  });
};

/** The passes of a page. */
export const mdbookPasses: readonly Pass[] = [rewritePage];

/** Code with its language alone: what else mdBook's fences say is about running it. */
function rewriteCode(fence: Fence): readonly PageLine[] {
  const { info } = fence;
  const [language = ""] = info.split(/[,\s]/, 1);
  const code = fence.code.map((line) =>
    line.text.includes("\\{{#") ? { ...line, text: line.text.replaceAll("\\{{#", "{{#") } : line,
  );
  const shown = language === "rust" ? code.flatMap(shownRust) : code;
  return fenceLines(fence, info.includes(",") ? language : info, shown.length === 0 ? code : shown);
}

/** Blanks in group 1, the sign behind `#` in group 2, the rest in group 3. */
const markedLine = /^([ \t]*)#(.?)(.*)$/;

/** A line of Rust as readers see it: `# use std::fs;` is hidden, `## x` is `# x`, `#[test]` and `#![a]` are Rust. */
function shownRust(line: PageLine): readonly PageLine[] {
  const [, indent = "", sign, rest = ""] = line.text.includes("#") ? (markedLine.exec(line.text) ?? []) : [];
  if (sign === "#") return [{ ...line, text: `${indent}#${rest}` }];
  return sign === "" || sign === " " ? [] : [line];
}
