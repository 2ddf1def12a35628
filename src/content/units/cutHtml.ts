// Texts between the tags of raw HTML. Elements within a sentence belong to it; all others end it.
import type { TextUnit } from "./textUnit.ts";
import { hasWords, joinLines } from "./unitText.ts";

/** A tag; quoted values may hold `>`. One that never ends is text. */
const tag = /<\/?([a-zA-Z][\w.:-]*)(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;
/** Elements within a sentence. */
const inline: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time tspan u var wbr".split(
    " ",
  ),
);
/** Values that readers see or hear. */
const shown = /\s(?:alt|title|aria-label|label)=("[^"]*"|'[^']*')/g;

/** Text between two tags that belong to no sentence, or a value. */
interface Run {
  readonly kind: "html" | "attribute";
  readonly from: number;
  readonly to: number;
}

/** Texts of a stretch of HTML, in reading order. */
export function cutHtml(
  text: string,
  { start, end, line, prefix }: Pick<TextUnit, "start" | "end" | "line" | "prefix">,
): readonly TextUnit[] {
  const html = text.slice(start, end);
  // Definitions, instructions, sections of data.
  if (/^<[!?]/.test(html)) return [];
  const before = prefix.includes(">") ? /^[\s>]+/ : /^\s+/;
  let counted = { offset: 0, line };
  return runsOf(html).map(({ kind, from, to }) => {
    const at = from + (before.exec(html.slice(from, to))?.[0].length ?? 0);
    const own = html.slice(at, to).trimEnd();
    const lines = html.slice(counted.offset, at).split("\n").length - 1;
    counted = { offset: at, line: counted.line + lines };
    const words = kind === "html" ? joinRun(own, before) : own;
    const place = { start: start + at, end: start + at + own.length, line: counted.line };
    return { kind, ...place, text: words, hasWords: hasWords(words), prefix: "" };
  });
}

function runsOf(html: string): readonly Run[] {
  const runs: Run[] = [];
  const addValues = (from: number, whole: string): void => {
    for (const match of whole.matchAll(shown)) {
      const value = match[1] ?? "";
      const at = from + match.index + match[0].length - value.length + 1;
      runs.push({ kind: "attribute", from: at, to: at + value.length - 2 });
    }
  };
  let from = 0;
  const endRun = (to: number): void => {
    const run = html.slice(from, to);
    if (/[^\s>]/.test(run.replace(tag, ""))) runs.push({ kind: "html", from, to });
    else addValues(from, run);
  };
  for (const match of html.matchAll(tag)) {
    if (inline.has((match[1] ?? "").toLowerCase())) continue;
    endRun(match.index);
    addValues(match.index, match[0]);
    from = match.index + match[0].length;
  }
  endRun(html.length);
  return runs;
}

/** A tag, a comment, a sign that begins neither, or one that would begin a quotation or code. */
const tagOrSign = new RegExp(`${tag.source}|<!--(?:(?!<!--|-->)[^])*-->|<|^(?:>|\`(?=\`\`)|~(?=~~))`, "gm");

/** Whether something is a tag that may stand within a sentence, or a comment. */
const mayStand = (sign: string, name: string | undefined): boolean =>
  name === undefined ? sign.length > 1 : inline.has(name.toLowerCase());

/**
 * The translation of a text between tags. Elements other than those of a sentence would be tags of the page, unless the
 * original has such, and an empty line would end them.
 */
export function fitHtml(text: string, original: string): string {
  const isFree = [...original.matchAll(tagOrSign)].some(([sign, name]) => sign[0] === "<" && !mayStand(sign, name));
  const words = text.replace(tagOrSign, (sign, name?: string) =>
    mayStand(sign, name) || (isFree && sign[0] === "<") ? sign : `&#${sign.charCodeAt(0)};${sign.slice(1)}`,
  );
  return words.startsWith("<") ? words.replace(/\n\s*\n/g, "\n") : words.replace(/\s*\n\s*/g, " ");
}

/** In one line, unless a tag begins it: alone on its line it makes raw HTML of those below. */
function joinRun(run: string, before: RegExp): string {
  const lines = run.split("\n").map((line) => line.replace(before, "").trimEnd());
  return run.startsWith("<") ? lines.join("\n") : joinLines(lines);
}
