// Finds the terms of a sorted list that differ from a word by typing mistakes. Terms that begin alike are neighbours: what
// has been compared of one need not be compared of the next, and all that begin too differently are passed over at once.

/** A term similar to a word, with its edit distance. */
export interface NearTerm {
  readonly term: string;
  readonly edits: number;
}

/** Index of the first term of a sorted list, from a place on, that is not before a text. Looks near that place first. */
export function placeOf(text: string, sorted: readonly string[], start = 0): number {
  let [from, step] = [start, 1];
  while ((sorted[from + step] ?? text) < text) {
    from += step;
    step *= 2;
  }
  let to = Math.min(from + step, sorted.length);
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? "") < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Terms that become a word by few mistakes: letters that are missing, too many or wrong, or two neighbours that are
 * swapped.
 */
export function nearTerms(word: string, mostEdits: number, sorted: readonly string[]): readonly NearTerm[] {
  const found: NearTerm[] = [];
  const longest = word.length + mostEdits;
  const table = createTable(word, mostEdits);
  /** The letters that the table has rows for. */
  let letters = "";
  for (let place = 0; place < sorted.length; ) {
    const term = sorted[place] ?? "";
    if (term.length > longest || term.length < word.length - mostEdits) {
      place += 1;
      continue;
    }
    let depth = 0;
    while (depth < letters.length && letters.charCodeAt(depth) === term.charCodeAt(depth)) depth += 1;
    let isFar = false;
    for (; depth < term.length && !isFar; depth += 1) isFar = table.addRow(term, depth);
    letters = isFar ? term.slice(0, depth) : term;
    const edits = table.editsOf(term);
    if (!isFar && edits <= mostEdits) found.push({ term, edits });
    place = isFar ? placeOf(`${letters}\uffff`, sorted, place) : place + 1;
  }
  return found;
}

/** A row for each letter of a term: mistakes from its beginning to each beginning of the word, up to one too many. */
function createTable(word: string, mostEdits: number) {
  const width = word.length + 1;
  const tooMany = mostEdits + 1;
  const rows = new Uint8Array((width + mostEdits) * width).fill(tooMany);
  /** The fewest mistakes in each row. */
  const fewest = new Uint8Array(width + mostEdits);
  for (let column = 0; column <= Math.min(mostEdits, word.length); column += 1) rows[column] = column;
  return {
    /** Adds the row of a letter. @returns Whether no term that begins like this one is near. */
    addRow(term: string, depth: number): boolean {
      const letter = term.charCodeAt(depth);
      const own = (depth + 1) * width;
      const above = own - width;
      const first = depth + 1 - mostEdits;
      const last = Math.min(word.length, depth + tooMany);
      let left = first > 0 ? tooMany : depth + 1;
      let least = left;
      if (first <= 0) rows[own] = left;
      for (let column = Math.max(1, first); column <= last; column += 1) {
        const isSame = word.charCodeAt(column - 1) === letter;
        let edits = (rows[above + column - 1] ?? 0) + (isSame ? 0 : 1);
        if (left < edits) edits = left + 1;
        const up = rows[above + column] ?? 0;
        if (up < edits) edits = up + 1;
        if (!isSame && column > 1 && depth > 0 && isSwapped(term, depth, column)) {
          edits = Math.min(edits, (rows[above - width + column - 2] ?? 0) + 1);
        }
        left = Math.min(edits, tooMany);
        rows[own + column] = left;
        if (left < least) least = left;
      }
      fewest[depth + 1] = least;
      // The next letter may be swapped with this one.
      return least > mostEdits && (fewest[depth] ?? 0) >= mostEdits;
    },
    editsOf: (term: string): number => rows[term.length * width + word.length] ?? 0,
  };
  function isSwapped(term: string, depth: number, column: number): boolean {
    return (
      word.charCodeAt(column - 2) === term.charCodeAt(depth) &&
      word.charCodeAt(column - 1) === term.charCodeAt(depth - 1)
    );
  }
}
