// Looks up texts in a sorted list of terms.

/** Index of the first term that is not before a text. */
export function firstFrom(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The terms that begin with a text, without the text itself. */
export function termsAfter(terms: readonly string[], text: string): readonly string[] {
  const first = firstFrom(terms, text);
  return terms.slice(terms[first] === text ? first + 1 : first, firstFrom(terms, `${text}\uffff`));
}
