// Gives a changed text the ends of lines that its file has, also where those differ from line to line.

/**
 * The text with the ends of lines of a file: of its line where that has not changed, else those that most lines of it have.
 * @param text Lines end in `\n`.
 * @param before The file before the change, as written.
 */
export function keepLineEnds(text: string, before: string): string {
  if (!before.includes("\r")) return text;
  const ends = new Map<string, string[]>();
  const counts = new Map<string, number>();
  // Lines and their ends, in turns.
  const parts = before.split(/(\r\n|\r|\n)/);
  for (let index = 0; index < parts.length - 1; index += 2) {
    const [line = "", end = ""] = parts.slice(index, index + 2);
    const own = ends.get(line) ?? [];
    ends.set(line, own);
    own.push(end);
    counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  const [commonest = "\n"] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (counts.size === 1) return text.replaceAll("\n", commonest);
  for (const own of ends.values()) own.reverse();
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  return lines.map((line) => line + (ends.get(line)?.pop() ?? commonest)).join("") + last;
}
