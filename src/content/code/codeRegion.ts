// Named regions of a code file, between `#region name` and `#endregion` comments of any style.

/** `// #region setup`, `-- #region setup`, `<!-- #region setup -->`, `# region setup`; the name is group 1. */
const regionStart = /#\s?region[ \t]+([^\s*>-][^\s*>]*)/;
/** `// #endregion`, `-- #endregion setup`. */
const regionEnd = /#\s?endregion\b/;

/** The lines of a code file. Of regions with the same name the first counts. */
export interface CodeLines {
  readonly lines: readonly string[];
  /** Indexes of the lines that begin and end each region, by its name; one that is never ended has no end. */
  readonly regions: ReadonlyMap<string, RegionLines>;
}

interface RegionLines {
  readonly start: number;
  readonly end?: number;
}

/** Splits a code file and finds its regions, in one pass over it. */
export function codeLinesOf(text: string): CodeLines {
  const lines = text.replace(/\n$/, "").split("\n");
  const regions = new Map<string, RegionLines>();
  const open: { readonly name: string; readonly start: number }[] = [];
  for (const [index, line] of lines.entries()) {
    if (isRegionEnd(line)) {
      const ended = open.pop();
      if (ended && regions.get(ended.name)?.start === ended.start) regions.set(ended.name, { ...ended, end: index });
    }
    const name = regionNameOf(line);
    if (name === undefined) continue;
    open.push({ name, start: index });
    if (!regions.has(name)) regions.set(name, { start: index });
  }
  return { lines, regions };
}

/**
 * Lines of a region without their common indent; without a name the whole file. Lines that begin or end regions are
 * left out. `undefined` when there is no region of the name or it is never ended.
 */
export function readRegion({ lines, regions }: CodeLines, name: string | undefined): string | undefined {
  if (name === undefined) return lines.filter((line) => !isBoundary(line)).join("\n");
  const { start = 0, end } = regions.get(name) ?? {};
  if (end === undefined) return undefined;
  return dedent(lines.slice(start + 1, end).filter((inside) => !isBoundary(inside))).join("\n");
}

const isBoundary = (line: string): boolean => isRegionEnd(line) || regionNameOf(line) !== undefined;

const isRegionEnd = (line: string): boolean => line.includes("region") && regionEnd.test(line.slice(0, 200));

function regionNameOf(line: string): string | undefined {
  return line.includes("region") ? regionStart.exec(line.slice(0, 200))?.[1] : undefined;
}

/** Lines without the indent that all of them have. */
export function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, width) => Math.min(least, width), Number.POSITIVE_INFINITY);
  return Number.isFinite(indent) ? lines.map((line) => line.slice(indent)) : lines;
}
