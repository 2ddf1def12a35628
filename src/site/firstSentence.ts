// Cuts a description to what fits under a title.

/** The first sentence of a text, which is enough above a list of cards. */
export function firstSentenceOf(text: string): string {
  return /^.*?(?:[.!?…](?=\s|$)|[。！？])/s.exec(text)?.[0] ?? text;
}
