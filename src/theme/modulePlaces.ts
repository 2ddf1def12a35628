// Where in its author's files a bundled module stands: places in the bundle, told as places in what it was made from.
import { SourceMap } from "node:module";
import { mapLines, type Position } from "../source/lineMap.ts";
import { openProgram } from "../source/programPlaces.ts";

/** A module with all that it imports, in one text. */
export interface BundledModule {
  readonly text: string;
  /** Where its parts come from: a source map. */
  readonly map: string;
}

/** A place in a file, which is named from the module's folder. */
interface ModulePlace extends Position {
  readonly file: string;
}

/** Finds where values of the default export are written, by JSON pointer. */
export type FindInModule = (
  pointer: string,
  of: "key" | "value",
) => (ModulePlace & { readonly isExact: boolean }) | undefined;

/** Prepares to find values. Costs nothing until the first one is asked for. */
export function openModule({ text, map }: BundledModule): FindInModule {
  let opened: ReturnType<typeof open> | undefined;
  const open = () => ({ find: openProgram(text), lines: mapLines(text), sources: new SourceMap(JSON.parse(map)) });
  return (pointer, of) => {
    opened ??= open();
    const found = opened.find(pointer);
    const place = found && originalOf(opened.lines.positionAt(found[of]), opened.sources);
    return place && found && { ...place, isExact: found.isExact };
  };
}

/** The place in the author's file; none for what the bundler has added. */
export function originalOf({ line, column }: Position, sources: SourceMap): ModulePlace | undefined {
  const entry = sources.findEntry(line - 1, column - 1);
  if (!("originalSource" in entry) || entry.originalSource.startsWith("hubdocs:")) return undefined;
  return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
