// What plugins of MkDocs would have filled in, `{{ name }}` and `{% for … %}`, and addresses in HTML, which MkDocs leaves to
// the browser.
import { fenceLines, rewriteFences } from "./fences.ts";
import { rewriteProse } from "./maskedText.ts";
import type { PageLine, Pass } from "./pageLines.ts";

/** A link or a picture whose address is a macro; its text in group 1. */
const macroLink = /!?\[([^\]\n]{0,300})\]\(\s*<?\{\{[^{}\n]{0,300}\}\}[^)\n]{0,300}\)/g;
/** An attribute whose value has a macro. */
const macroAttribute =
  /\s(?:href|src|title|alt)=(?:(["'])[^"'\n]{0,300}\{\{[^{}\n]{0,300}\}\}[^"'\n]{0,300}\1|\{\{[^{}\n]{0,300}\}\})/g;
/** A macro or a statement in a text; not a template of Go, which pages on deploying show: `{{ .Name }}`, `{{ if .A }}`. */
const macroInProse =
  /(?<!\$)\{(?:%|\{(?!-?\s*(?:[.$]|(?:if|else|end|range|with|template|define|block)\b)))([^{}%]{0,80})(?=.{0,1000}[%}]\})/;
const statement = /^\s*\{%[^{}]{0,500}%\}\s*$/;
/** `{% raw %}` and `{% endraw %}`, between which nothing is a macro. */
const rawMark = /\{%-?[ \t]*(?:end)?raw[ \t]*-?%\}/g;
/** `<img src="../` and `<a href="../`; what stands before in group 1. */
const upwards = /(<(?:img|source|video|audio|a)\b[^<>]{0,500}?\s(?:src|href)=["'])\.\.\/(?=([^"'<>]{1,300}))/g;

/** Notes macros, and takes out those in addresses and on lines of their own. */
export const takeMacros: Pass = (lines, note) => {
  if (!lines.some(({ text }) => /\{\{|\{%/.test(text))) return lines;
  let isRaw = false;
  const keep = (line: PageLine): readonly PageLine[] => {
    if (!/\{\{|\{%/.test(line.text)) return [line];
    const unmarked = rewriteProse(line.text, (prose) =>
      prose.replace(rawMark, (mark) => {
        isRaw = !mark.includes("endraw");
        return "";
      }),
    );
    if (isRaw || unmarked !== line.text) return [{ ...line, text: unmarked }];
    let text = line.text.replace(macroLink, "$1").replace(macroAttribute, "");
    let macro = text === line.text ? undefined : /\{\{([^{}]{0,80})/.exec(line.text)?.[1];
    rewriteProse(text, (prose) => {
      macro ??= macroInProse.exec(prose)?.[1];
      return prose;
    });
    if (macro === undefined) return [line];
    if (statement.test(text)) text = "";
    const message = `The page uses the macro \`${macro.trim()}\`, which is not expanded here`;
    note({ key: "{{", message, hint: "write its result instead, or put it in a code span", line: line.line });
    return [{ ...line, text }];
  };
  return rewriteFences(lines, (fence) => fenceLines(fence, fence.info), keep);
};

/** Files in HTML are named from the address of the page, which is a folder deeper than its file. */
export const rewriteHtmlAddresses =
  (relativePath: string): Pass =>
  (lines) => {
    if (/(?:^|\/)(?:index|readme)\.md$/i.test(relativePath)) return lines;
    if (!lines.some(({ text }) => text.includes('"../') || text.includes("'../"))) return lines;
    return rewriteFences(
      lines,
      (fence) => fenceLines(fence, fence.info),
      (line) => [
        line.text.includes("../")
          ? {
              ...line,
              text: line.text.replace(upwards, (_, before: string, rest: string) =>
                rest.startsWith("../") ? before : `${before}./`,
              ),
            }
          : line,
      ],
    );
  };
