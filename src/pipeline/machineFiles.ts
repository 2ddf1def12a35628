// Collects the outputs for programs and gives each its place.
import { headersFileName, renderHeadersFile, renderRobots, renderRoutesFile, renderSitemap } from "../outputs/index.ts";
import { type OutputPath, outputPath } from "../model/brands.ts";
import type { Site } from "../model/site.ts";
import { absoluteUrlOf, joinUrl } from "../site/addresses.ts";

/** A text file of the output. */
export interface MachineFile {
  readonly path: OutputPath;
  readonly text: string;
}

/**
 * All outputs for programs. What the site's static files already hold stays the site's own.
 * @param contentSecurity The site's policy.
 */
export function machineFiles(site: Site, contentSecurity: string): readonly MachineFile[] {
  const absoluteUrl = (address: string): string | undefined => absoluteUrlOf(address, site.config);
  const sitemaps = site.config.builtLocales.flatMap((code): readonly MachineFile[] => {
    const text = renderSitemap(code, { site, absoluteUrl });
    const folder = code === site.config.defaultLocale ? "" : `${code}/`;
    return text === undefined ? [] : [{ path: outputPath(`${folder}sitemap.xml`), text }];
  });
  const addresses = sitemaps.flatMap(({ path }) => absoluteUrl(joinUrl(path)) ?? []);
  const robots = { path: outputPath("robots.txt"), text: renderRobots(addresses, site.config) };
  const routes = renderRoutesFile(site, contentSecurity);
  const { emit } = site.config.contentSecurity;
  const headers =
    emit === "headers" || emit === "both"
      ? [{ path: outputPath(headersFileName), text: renderHeadersFile(contentSecurity, site.config) }]
      : [];
  const made = [...sitemaps, robots, ...headers, { path: outputPath(routes.path), text: routes.text }];
  return made.filter(({ path }) => !site.staticFiles.has(path));
}
