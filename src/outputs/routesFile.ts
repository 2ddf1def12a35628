// The file that tells a server which output file answers which address.
import { type RoutesFile, routesFileName } from "../model/routesFile.ts";
import type { Site } from "../model/site.ts";

/** Name and text of the file. */
export function renderRoutesFile(
  site: Site,
  contentSecurity: string,
): { readonly path: string; readonly text: string } {
  const file: RoutesFile = {
    format: 1,
    baseUrl: site.config.baseUrl,
    contentSecurity,
    routes: Object.fromEntries(site.routes.map(({ url, outputPath }) => [url, outputPath])),
  };
  return { path: routesFileName, text: `${JSON.stringify(file)}\n` };
}
