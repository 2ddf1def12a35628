// A named region of a code file, between `#region name` and `#endregion` comments of any style.

/** `// #region setup`, `-- #region setup`, `<!-- #region setup -->`, `# region setup`; the name is group 1. */
const regionStart = /#\s?region[ \t]+([^\s*>-][^\s*>]*)/;
/** `// #endregion`, `-- #endregion setup`. */
const regionEnd = /#\s?endregion\b/;

/**
 * Lines of a region without their common indent; without a name the whole file. Lines that begin or end regions are
 * left out. `undefined` when there is no region of the name or it is never ended.
 */
export function readRegion(text: string, name: string | undefined): string | undefined {
  const lines = text.replace(/\n$/, "").split("\n");
  if (name === undefined) return lines.filter((line) => !isBoundary(line)).join("\n");
  const start = lines.findIndex((line) => regionNameOf(line) === name);
  if (start === -1) return undefined;
  let depth = 1;
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (regionEnd.test(line.slice(0, 200))) depth -= 1;
    else if (regionNameOf(line) !== undefined) depth += 1;
    if (depth === 0) return dedent(lines.slice(start + 1, index).filter((inside) => !isBoundary(inside))).join("\n");
  }
  return undefined;
}

/** Names of all regions, for suggestions. */
export function regionNames(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => regionNameOf(line) ?? []);
}

const isBoundary = (line: string): boolean => regionEnd.test(line.slice(0, 200)) || regionNameOf(line) !== undefined;

function regionNameOf(line: string): string | undefined {
  return line.includes("region") ? regionStart.exec(line.slice(0, 200))?.[1] : undefined;
}

/** Lines without the indent that all of them have. */
export function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, width) => Math.min(least, width), Number.POSITIVE_INFINITY);
  return Number.isFinite(indent) ? lines.map((line) => line.slice(indent)) : lines;
}
