// A part of a written value that its schema refuses, and how it is named.

/** A part of a value, and the value that it is a part of. */
export interface ValuePart {
  readonly value: unknown;
  readonly key: string;
  readonly above: ValuePart | undefined;
}

/** What is wrong with one part of a value. */
export interface Contradiction {
  readonly part: ValuePart;
  /** The words after the name of the part: `is 5, and its type is string`. A function, as most are never reported. */
  readonly says: () => string;
  /** Which of several alternatives comes closest, and what is wrong there; empty where none does. Takes work. */
  readonly closest?: () => string;
  /** The keyword that refuses the part; absent when it fits none of several alternatives. */
  readonly keyword?: string;
  /** The schema that contains the keyword. */
  readonly schema: unknown;
}

/** `rooms.0.id` */
export function pathOf(part: ValuePart): string {
  const keys: string[] = [];
  for (let level = part; level.above !== undefined; level = level.above) keys.push(level.key);
  return keys.reverse().join(".");
}
