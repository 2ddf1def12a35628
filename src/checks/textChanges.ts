// Describes the changes between two versions of a text word by word, for people who have to follow them. Ignores line
// breaks and spacing.
import { diffArrays } from "diff";
import type { TextPart } from "../model/translationReport.ts";

/** Words that replaced others, each with a few unchanged words around them. */
interface TextChange {
  /** The former words, in one line. */
  readonly was: string;
  readonly is: string;
  /**
   * Offset of the first changed word in the present text; where words were only removed, the place they were removed
   * from.
   */
  readonly offset: number;
}

interface Word {
  readonly text: string;
  readonly offset: number;
}

interface Stretch {
  readonly wasStart: number;
  readonly wasEnd: number;
  readonly start: number;
  readonly end: number;
}

const wordsAround = 2;
const mostWords = 16;
// With more edits than this, two texts have little in common, and comparing them would take long.
const mostEdits = 400;

/** Changes in the order of the present text; `undefined` if it has been rewritten. */
export function changesOf(was: string, is: string): readonly TextChange[] | undefined {
  const [before, after] = [wordsOf(was), wordsOf(is)];
  const parts = compareWords(before, after);
  if (parts === undefined) return undefined;
  const stretches: Stretch[] = [];
  let [wasAt, at] = [0, 0];
  for (const { added, removed, count } of parts) {
    const [wasEnd, end] = [added ? wasAt : wasAt + count, removed ? at : at + count];
    if (added || removed) addStretch(stretches, { wasStart: wasAt, wasEnd, start: at, end });
    [wasAt, at] = [wasEnd, end];
  }
  return stretches.map(({ wasStart, wasEnd, start, end }) => ({
    was: fragment(before, wasStart, wasEnd),
    is: fragment(after, start, end),
    offset: after[start]?.offset ?? is.length,
  }));
}

/**
 * Both texts as one, word by word, with the present one's line breaks and spacing. A text that has been rewritten is a former
 * text and a present one.
 */
export function textParts(was: string, is: string): readonly TextPart[] {
  const [before, after] = [wordsOf(was), wordsOf(is)];
  const parts = compareWords(before, after);
  if (parts === undefined) return [{ kind: "gone", text: `${was}\n` } as const, { kind: "new", text: is } as const];
  const stretch = (words: readonly Word[], text: string, [start, end]: readonly [number, number]): string =>
    text.slice(start === 0 ? 0 : words[start]?.offset, words[end]?.offset ?? text.length);
  let [wasAt, at] = [0, 0];
  return parts.map(({ added, removed, count }): TextPart => {
    if (removed) {
      wasAt += count;
      const text = stretch(before, was, [wasAt - count, wasAt]);
      // At the end of a text no blank parts it from what stands beside it.
      const [start, end] = [
        at > 0 && at === after.length ? " " : "",
        at < after.length && !/\s$/.test(text) ? " " : "",
      ];
      return { kind: "gone", text: `${start}${text}${end}` };
    }
    at += count;
    if (!added) wasAt += count;
    return { kind: added ? "new" : "same", text: stretch(after, is, [at - count, at]) };
  });
}

function compareWords(before: readonly Word[], after: readonly Word[]) {
  const options = { maxEditLength: mostEdits };
  return diffArrays(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
    options,
  );
}

/** Adds a change, joined with the one before it if the words shown around both would overlap. */
function addStretch(stretches: Stretch[], next: Stretch): void {
  const last = stretches.at(-1);
  if (last === undefined || next.start - last.end > wordsAround * 2) stretches.push(next);
  else stretches.splice(-1, 1, { ...last, wasEnd: next.wasEnd, end: next.end });
}

function fragment(words: readonly Word[], start: number, end: number): string {
  const first = Math.max(0, start - wordsAround);
  const last = Math.min(words.length, end + wordsAround);
  const shown = words.slice(first, last).map(({ text }) => text);
  return shown.length <= mostWords ? shown.join(" ") : `${shown.slice(0, mostWords - 1).join(" ")} …`;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, offset: index }));
}
