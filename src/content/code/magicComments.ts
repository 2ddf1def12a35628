// Comments in code that say how lines are shown: `// highlight-next-line`, `# highlight-start`. They are taken out of
// the code; the marks they give stay.
import type { Config } from "../../model/config.ts";
import { languageNamed } from "../../source/codeLanguages.ts";

/** Code without magic comments, and the marks of its lines. */
export interface MarkedCode {
  readonly lines: readonly string[];
  /** Classes by index of the line; lines without any are absent. */
  readonly marks: ReadonlyMap<number, readonly string[]>;
}

type MagicComment = Config["markdown"]["magicComments"][number];

/** Magic comments that are always there. A site's own of the same words win. */
const builtIn: readonly MagicComment[] = [
  { className: "highlighted", line: "highlight-next-line", block: { start: "highlight-start", end: "highlight-end" } },
  { className: "added", line: "add-next-line", block: { start: "add-start", end: "add-end" } },
  { className: "removed", line: "remove-next-line", block: { start: "remove-start", end: "remove-end" } },
];

/** What opens and closes a comment. */
type CommentStyle = readonly [open: string, close: string];

const slashes: CommentStyle = ["//", ""];
const block: CommentStyle = ["/*", "*/"];
const braces: CommentStyle = ["{/*", "*/}"];
const hash: CommentStyle = ["#", ""];
const dashes: CommentStyle = ["--", ""];
const markup: CommentStyle = ["<!--", "-->"];
const semicolon: CommentStyle = [";", ""];

/** Comment styles by language; a language that is not here may use any but `--` and `;`. */
const stylesByLanguage: ReadonlyMap<string, readonly CommentStyle[]> = new Map(
  (
    [
      ["javascript typescript java c cpp csharp go", [slashes, block]],
      ["jsx tsx", [slashes, block, braces]],
      ["css", [block]],
      ["python bash shell-session yaml toml docker makefile ruby", [hash]],
      ["php", [slashes, block, hash]],
      ["ini conf properties", [hash, semicolon]],
      ["lua", [dashes]],
      ["sql", [dashes, block]],
      ["html xml svg vue markup", [slashes, block, markup]],
      ["markdown", [markup, braces, hash]],
    ] as const
  ).flatMap(([languages, styles]) => languages.split(" ").map((language) => [language, styles] as const)),
);
const anyStyle: readonly CommentStyle[] = [slashes, block, braces, hash, markup];

/** Takes the magic comments out of code. A block that is never ended reaches to the last line. */
export function readMagicComments(code: string, language: string, configured: readonly MagicComment[]): MarkedCode {
  const actions = actionsOf(configured);
  if (!mentionsAny(actions.keys(), code)) return { lines: code.split("\n"), marks: noMarks };
  const styles = stylesByLanguage.get(languageNamed(language)) ?? anyStyle;
  const lines: string[] = [];
  const marks = new Map<number, readonly string[]>();
  const open = new Set<string>();
  const next = new Set<string>();
  for (const line of code.split("\n")) {
    const action = actions.get(commentText(line, styles) ?? "");
    if (action?.kind === "line") next.add(action.className);
    else if (action?.kind === "start") open.add(action.className);
    else if (action?.kind === "end") open.delete(action.className);
    else {
      const classes = [...new Set([...open, ...next])];
      if (classes.length > 0) marks.set(lines.length, classes);
      next.clear();
      lines.push(line);
    }
  }
  return { lines, marks };
}

const noMarks: MarkedCode["marks"] = new Map();

function mentionsAny(words: Iterable<string>, code: string): boolean {
  for (const word of words) if (code.includes(word)) return true;
  return false;
}

interface Action {
  readonly kind: "line" | "start" | "end";
  readonly className: string;
}

/** Actions by the configuration that names them: all blocks of a site share them. */
const knownActions = new WeakMap<readonly MagicComment[], ReadonlyMap<string, Action>>();

/** What each magic word does. */
function actionsOf(configured: readonly MagicComment[]): ReadonlyMap<string, Action> {
  const known = knownActions.get(configured);
  if (known !== undefined) return known;
  const actions = new Map<string, Action>();
  for (const { className, line, block: words } of [...builtIn, ...configured]) {
    if (line !== undefined) actions.set(line, { kind: "line", className });
    if (words !== undefined) {
      actions.set(words.start, { kind: "start", className });
      actions.set(words.end, { kind: "end", className });
    }
  }
  knownActions.set(configured, actions);
  return actions;
}

/** Text of a line that is a comment and nothing else; `undefined` for other lines. */
function commentText(line: string, styles: readonly CommentStyle[]): string | undefined {
  const text = line.trim();
  if (text.length > 200) return undefined;
  for (const [opening, closing] of styles) {
    if (text.startsWith(opening) && text.endsWith(closing) && text.length >= opening.length + closing.length) {
      return text.slice(opening.length, text.length - closing.length).trim();
    }
  }
  return undefined;
}
