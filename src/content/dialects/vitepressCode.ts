// Code in pages of VitePress: what stands behind the marks of a fence, comments `[!code …]`, and included files.
import { type Fence, fenceLines, rangesText } from "./fences.ts";
import type { PageLine } from "./pageLines.ts";
import { withoutTwoslash } from "./twoslash.ts";

/** `js:line-numbers=2 {1,3} [config.js]`: language, number of the first line, rest. */
const infoPattern = /^([^\s{:[]*)(:no-line-numbers|:line-numbers(?:=\d+)?)?(.*)$/;
/** `// [!code ++]`, `<!-- [!code focus:2] -->`, `# [!code highlight]`; word in group 1, number of lines in group 2. */
const codeComment =
  /[ \t]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)[ \t]*\[!code ([\w+-]+)(?::([^\]\s]{1,80}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;
/** `<<< @/a/b.js#region{1,2 ts:line-numbers} [label]`: path, region, braces, label. */
const include = /^([ \t]*)<<<[ \t]*([^\s#{[]+)(#[\w-]+)?[ \t]*(?:\{([^}]*)\})?[ \t]*(?:\[([^\]]*)\])?[ \t]*$/;

const classes: ReadonlyMap<string, string> = new Map([
  ["++", "added"],
  ["--", "removed"],
]);

/** A fence with its information and comments as hubdocs writes them. */
export function rewriteCode(fence: Fence): readonly PageLine[] {
  const { language, rest } = readInfo(fence.info);
  const marks = new Map<string, number[]>();
  const given = /\btwoslash\b/.test(rest) ? withoutTwoslash(fence.code) : fence.code;
  const code = given.map((line, index) => {
    const match = line.text.includes("[!code") ? codeComment.exec(line.text) : null;
    if (!match) return line;
    const [, word = "", detail = "1"] = match;
    const count = /^\d{1,4}$/.test(detail) ? Number(detail) : 1;
    if (word !== "word")
      addLines(marks, classes.get(word) ?? "highlighted", { first: index + 1, count: Math.min(count, 500) });
    return { ...line, text: line.text.slice(0, match.index) };
  });
  const info = [
    language,
    rest,
    rangesText(marks.get("highlighted") ?? []).trim(),
    markText("ins", marks.get("added")),
    markText("del", marks.get("removed")),
  ];
  return fenceLines(fence, info.filter((part) => part !== "").join(" "), code);
}

const markText = (name: string, lines: readonly number[] | undefined): string =>
  lines === undefined ? "" : `${name}={${lines.join(",")}}`;

function addLines(
  marks: Map<string, number[]>,
  name: string,
  { first, count }: { readonly first: number; readonly count: number },
): void {
  const lines = marks.get(name) ?? [];
  for (let line = first; line < first + count; line += 1) lines.push(line);
  marks.set(name, lines);
}

function readInfo(info: string): { readonly language: string; readonly rest: string } {
  const [, name = "", numbers = "", rest = ""] = infoPattern.exec(info) ?? [];
  const language = name === "vue-html" ? "html" : name.replace(/-vue$/, "");
  const first = /=(\d+)$/.exec(numbers)?.[1];
  const parts = [
    numbers.startsWith(":line") ? `showLineNumbers${first === undefined ? "" : `=${first}`}` : "",
    numbers.startsWith(":no") ? "noLineNumbers" : "",
    rest.replace(/\[([^\]]{1,200})\]/, (_, label: string) => `title="${label.replaceAll('"', "'")}"`).trim(),
  ];
  return { language, rest: parts.filter((part) => part !== "").join(" ") };
}

/** Label of a fence in a code group: `[npm]`, else its language. */
export function labelOf(info: string): string {
  return /\[([^\]]{1,200})\]/.exec(info)?.[1] ?? (readInfo(info).language || "text");
}

/** What paths of included files depend on. */
export interface PagePlace {
  /** Way from the page to the folder that `@` stands for: `../../`. */
  readonly root: string;
  /** Folder of the page's language, which is a part of the path there. */
  readonly language: string;
}

/** The fence that a line `<<< …` stands for; `undefined` for other lines. */
export function includedCode(line: string, { root, language: folder }: PagePlace): readonly string[] | undefined {
  const match = line.includes("<<<") ? include.exec(line) : null;
  if (!match) return undefined;
  const [, indent = "", path = "", region = "", braces = "", label] = match;
  const own = `@/${folder}/`;
  const file = path.startsWith(own) ? root + path.slice(own.length) : path.replace(/^@\//, root);
  const ranges = /^[\d,\s-]+/.exec(braces)?.[0].trim() ?? "";
  const language = braces.slice(ranges.length).trim() || (/\.([a-z0-9]+)$/i.exec(path)?.[1] ?? "text");
  const name = label ?? path.slice(path.lastIndexOf("/") + 1);
  const info = `${language} file=${file}${region}${ranges === "" ? "" : ` {${ranges}}`} [${name}]`;
  return [`${indent}\`\`\`${info}`, `${indent}\`\`\``];
}
