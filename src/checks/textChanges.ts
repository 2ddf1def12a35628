// What has changed between two states of a text, word by word, for people who have to follow it. How the text is laid out
// makes no difference.
import { diffArrays } from "diff";

/** Words that stand where others stood. Each with a few words around it, which are the same in both. */
interface TextChange {
  /** As it was, in one line. */
  readonly was: string;
  readonly is: string;
  /** Offset of the first word that is another one, in the present text; its end when the words are gone from there. */
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
// Beyond it two texts have little in common, and finding out what would take long.
const mostEdits = 400;

/** Changes in the order of the present text; `undefined` when it has been written anew. */
export function changesOf(was: string, is: string): readonly TextChange[] | undefined {
  const [before, after] = [wordsOf(was), wordsOf(is)];
  const options = { maxEditLength: mostEdits };
  const parts = diffArrays(
    before.map(({ text }) => text),
    after.map(({ text }) => text),
    options,
  );
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

/** Joins what would be shown in parts that hold the same words. */
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
