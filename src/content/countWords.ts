// Counts the words of a text, for reading times. By character codes: a page has a thousand words, a site millions.

/** Words of a text: stretches between spaces that hold a letter or digit of any script. */
export function countWords(text: string): number {
  let count = 0;
  let isCounted = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= 32 || code === 0xa0) isCounted = false;
    else if (!isCounted && isWordCode(code)) {
      count += 1;
      isCounted = true;
    }
  }
  return count;
}

/** Letters and digits; beyond ASCII everything but the punctuation and signs that prose uses. */
function isWordCode(code: number): boolean {
  if (code < 128) return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  return code >= 0xc0 && (code < 0x2000 || code > 0x2bff) && (code < 0x3000 || code > 0x303f);
}
