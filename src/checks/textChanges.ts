// Describes the changes between two versions of a text word by word, for people who have to follow them. Ignores line
// breaks and spacing.
import { diffArrays } from "diff";

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
