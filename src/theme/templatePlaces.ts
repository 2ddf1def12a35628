// Where in a site's own templates an error of their bundle was thrown.
import { SourceMap } from "node:module";
import { basename, resolve, sep } from "node:path";
import type { Location } from "../model/location.ts";
import { siteFile } from "./esbuildDiagnostics.ts";
import { originalOf } from "./modulePlaces.ts";

/** A bundle of templates; folders are absolute. */
export interface TemplateBundle {
  readonly rendererFile: string;
  readonly siteFolder: string;
  /** Where the paths of the map begin. */
  readonly workFolder: string;
  /** Gives the bundle's source map; `undefined` when it holds no file of the site. */
  readonly readMap: () => string | undefined;
}

/** Finds the innermost place in a file of the site that a stack names; `undefined` when it names none. */
type FindInTemplates = (stack: string) => Location | undefined;

/** Prepares to find places. Costs nothing until the first one is asked for; the same stack is looked at once. */
export function openTemplatePlaces({ rendererFile, siteFolder, workFolder, readMap }: TemplateBundle): FindInTemplates {
  let sources: SourceMap | undefined;
  const known = new Map<string, Location | undefined>();
  const open = (): SourceMap | undefined => {
    const map = readMap();
    return map === undefined ? undefined : new SourceMap(JSON.parse(map));
  };
  const find = (stack: string): Location | undefined => {
    for (const frame of stack.split(`${basename(rendererFile)}:`).slice(1)) {
      sources ??= open();
      if (sources === undefined) return undefined;
      const [, line, column] = /^(\d+):(\d+)/.exec(frame) ?? [];
      const place = originalOf({ line: Number(line), column: Number(column) }, sources);
      const file = place && resolve(workFolder, place.file);
      if (file?.startsWith(siteFolder + sep)) return { ...place, file: siteFile(siteFolder, file) };
    }
    return undefined;
  };
  return (stack) => {
    if (!known.has(stack)) known.set(stack, find(stack));
    return known.get(stack);
  };
}
