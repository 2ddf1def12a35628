// Where in a site's own templates an error of their bundle was thrown.
import { SourceMap } from "node:module";
import { basename, resolve, sep } from "node:path";
import type { Location } from "../model/location.ts";
import { siteFile } from "./esbuildDiagnostics.ts";
import { originalOf } from "./modulePlaces.ts";

/** The bundle with its source map; folders are absolute. */
export interface TemplateBundle {
  readonly rendererFile: string;
  readonly rendererMap: string;
  readonly siteFolder: string;
  /** Where the paths of the map begin. */
  readonly workFolder: string;
}

/** The innermost place in a file of the site that the error's stack names. */
export function placeInTemplates({ stack = "" }: Pick<Error, "stack">, bundle: TemplateBundle): Location | undefined {
  const { rendererFile, rendererMap, siteFolder, workFolder } = bundle;
  const sources = new SourceMap(JSON.parse(rendererMap));
  for (const frame of stack.split(`${basename(rendererFile)}:`).slice(1)) {
    const [, line, column] = /^(\d+):(\d+)/.exec(frame) ?? [];
    const place = originalOf({ line: Number(line), column: Number(column) }, sources);
    const file = place && resolve(workFolder, place.file);
    if (file?.startsWith(siteFolder + sep)) return { ...place, file: siteFile(siteFolder, file) };
  }
  return undefined;
}
