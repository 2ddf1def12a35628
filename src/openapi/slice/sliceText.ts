// Writes the document of a slice from parts that are text already. Knows nothing of specifications.

/** A member of an object: its key, and its value as JSON. */
export type Member = readonly [key: string, json: string];

const step = "  ";

/** A value as JSON that stands so many objects deep. */
export const jsonAt = (value: unknown, depth: number): string =>
  // Texts in JSON have no line ends of their own.
  JSON.stringify(value, null, step).replaceAll("\n", `\n${step.repeat(depth)}`);

/** An object that stands so many objects deep, of members one deeper. */
export function objectAt(members: readonly Member[], depth: number): string {
  if (members.length === 0) return "{}";
  const indent = step.repeat(depth);
  const lines = members.map(([key, json]) => `${indent}${step}${JSON.stringify(key)}: ${json}`);
  return `{\n${lines.join(",\n")}\n${indent}}`;
}
