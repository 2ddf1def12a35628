// Pages of MkDocs with Material and the usual extensions of Python-Markdown: which passes they take, and those that are
// neither blocks by indent nor inline marks.
import { rewriteDefinitions } from "./definitionLists.ts";
import { endHtmlBlocks } from "./endHtml.ts";
import { type Fence, fenceLines, rewriteFences } from "./fences.ts";
import { rewriteIndented } from "./mkdocsBlocks.ts";
import { rewriteMarkedHtml } from "./mkdocsHtml.ts";
import { rewriteInline } from "./mkdocsInline.ts";
import { rewriteHtmlAddresses, takeMacros } from "./mkdocsMacros.ts";
import { rewritePictures } from "./mkdocsPictures.ts";
import { rewriteReferences } from "./mkdocsReferences.ts";
import { rewriteSlashBlocks } from "./mkdocsSlashBlocks.ts";
import { indentOf, isBlank, opaqueFlags, type PageLine, type Pass } from "./pageLines.ts";

/** The passes of a page, in order. */
export function mkdocsPasses(relativePath: string, rawHtml: boolean): readonly Pass[] {
  const html = rawHtml
    ? [
        rewriteHtmlAddresses(relativePath),
        rewritePictures,
        rewriteMarkedHtml,
        endHtmlBlocks("inline"),
        rewriteDefinitions,
      ]
    : [];
  return [
    takeDirectives,
    takeMacros,
    rewriteReferences,
    rewriteSlashBlocks,
    rewriteIndented,
    rewriteCodeBlocks,
    ...html,
    ...(rawHtml ? [rewriteInline] : []),
  ];
}

/** `::: package.module`: what mkdocstrings fills in. */
const generated = /^([ \t]*):::[ \t]+([\w.]*\w)[ \t]*$/;
/** The same where `::: note` is a box. */
const dotted = /^([ \t]*):::[ \t]+(\w+(?:\.\w+)+)[ \t]*$/;

/** `[TOC]`, and documentation made from Python code, which cannot be made here. */
const takeDirectives: Pass = (lines, note) => takeNamed(lines, note, generated);

/** Those of pages that may have boxes of other tools. */
export const takeDotted: Pass = (lines, note) => takeNamed(lines, note, dotted);

function takeNamed(lines: readonly PageLine[], note: Parameters<Pass>[1], named: RegExp): readonly PageLine[] {
  if (!lines.some(({ text }) => /:::|\[toc\]/i.test(text))) return lines;
  const opaque = opaqueFlags(lines);
  const out: PageLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    if (opaque[index]) {
      out.push(line);
      continue;
    }
    if (/^\s*\[toc\]\s*$/i.test(line.text)) {
      out.push({ ...line, text: "" });
      continue;
    }
    const [, indent, name] = named.exec(line.text) ?? [];
    if (indent === undefined || name === undefined) {
      out.push(line);
      continue;
    }
    note({
      key: ":::",
      message: `The page shows documentation of \`${name}\` generated from code, which hubdocs does not generate`,
      hint: "write it as Markdown, or link to where it is published",
      line: line.line,
    });
    out.push({ ...line, text: "" });
    while (index + 1 < lines.length && isOption(lines[index + 1]?.text ?? "", indent)) index += 1;
  }
  return out;
}

/** A line of the options below a directive. */
const isOption = (text: string, indent: string): boolean =>
  !isBlank(text) && indentOf(text).length >= indent.length + 4;

/** `py`, `{ .py .annotate }`, `{.py title="x"}`: a language in front in group 1, what is in braces in group 2. */
const braced = /^([\w+#-]*)[ \t]*\{([^{}]*)\}(.*)$/;
/** `hl_lines="2 3-5"`: the numbers are one of groups 1 to 3. */
const highlighted = /\bhl_lines=(?:"([^"]*)"|'([^']*)'|(\S+))/;
const numbered = /\blinenums=(?:"(\d*)[^"]*"|'(\d*)[^']*'|(\d+))/;
/** `# (1)!`: a number that a list below explains. */
const annotation = /\((\d{1,3})\)!(?=[ \t]*(?:-->|\*\/)?[ \t]*$)/;

const rewriteCodeBlocks: Pass = (lines) => rewriteFences(lines, rewriteCode);

function rewriteCode(fence: Fence): readonly PageLine[] {
  const { info } = fence;
  const code = fence.code.some(({ text }) => text.includes(")!"))
    ? fence.code.map((line) => ({
        ...line,
        text: line.text.length > 2000 ? line.text : line.text.replace(annotation, "($1)"),
      }))
    : fence.code;
  if (!/[{=]/.test(info) && code === fence.code) return fenceLines(fence, info);
  const [, name = "", inside = "", behind = ""] = braced.exec(info) ?? [];
  const isBraced = /^\s*(?:[.#]|[\w-]+=)/.test(inside);
  const text = isBraced ? `${inside} ${behind}` : info;
  const language =
    (isBraced ? name || /\.([\w+#-]+)/.exec(inside)?.[1] : /^[^\s{}="']+(?=[\s{]|$)/.exec(info)?.[0]) ?? "text";
  const lineNumbers = numbered.exec(text);
  const title = /\btitle=("[^"]*"|'[^']*')/.exec(text)?.[1];
  const parts = [
    language,
    title === undefined ? "" : `title=${title}`,
    rangesOf(text),
    lineNumbers ? `showLineNumbers=${firstOf(lineNumbers) || "1"}` : "",
    isBraced ? "" : (/\{[\d,\s-]+\}/.exec(info)?.[0] ?? ""),
    /\bfile=\S+/.exec(text)?.[0] ?? "",
  ];
  return fenceLines(fence, parts.filter((part) => part !== "").join(" "), code);
}

const firstOf = (match: RegExpExecArray): string => match[1] ?? match[2] ?? match[3] ?? "";

function rangesOf(text: string): string {
  const match = highlighted.exec(text);
  const numbers = match ? firstOf(match).split(/[\s,]+/) : [];
  const ranges = numbers.filter((range) => /^\d{1,7}(?:-\d{1,7})?$/.test(range));
  return ranges.length === 0 ? "" : `{${ranges.join(",")}}`;
}
