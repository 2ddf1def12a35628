// Numbers of things in sentences of the command line and of findings, which are English.

/** How many there are of something, in English: `1 page`, `3 pages`. @param noun One of them. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
