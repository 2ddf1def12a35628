// The list of published addresses for programs and servers: which file each address is in, in its canonical spelling.
import type { Site } from "../model/site.ts";

/** Text of `routes.json`: one object for each page, in the order of the routes. */
export function renderRoutesJson(site: Site): string {
  const routes = site.routes.map(({ url, outputPath, edition, target, isUnlisted }) => ({
    url,
    file: outputPath,
    kind: target.kind,
    locale: site.editionsByKey.get(edition)?.locale.code,
    ...(isUnlisted ? { unlisted: true } : {}),
  }));
  return `[\n${routes.map((route) => `  ${JSON.stringify(route)}`).join(",\n")}\n]\n`;
}
