// Reports static files and images that nothing refers to: no page, style, other static file or configuration.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { decodePercent } from "../source/addressKey.ts";
import type { ThoroughInput } from "./checkInput.ts";
import { categoryPicture } from "./image-missing.ts";
import { placeOfFile } from "./sourcePlace.ts";

/** Files that hosts, browsers and robots request by convention: `CNAME`, `.well-known/…`, `google1a2b.html`. */
const askedFor =
  /^(?:\.well-known\/.*|\.nojekyll|_headers|_redirects|CNAME|(?:robots|humans|ads|security|llms(?:-full)?)\.txt|favicon\.ico|apple-touch-icon[\w-]*\.png|(?:site)?manifest\.(?:json|webmanifest)|site\.webmanifest|browserconfig\.xml|sitemap[\w-]*\.xml|404\.html|google[0-9a-f]+\.html|BingSiteAuth\.xml|LICENSE.*|README.*)$/i;

/** Reports each file once. */
export function checkUnusedFiles({ site, receipts, thorough }: ThoroughInput): readonly Diagnostic[] {
  const { baseUrl, file: configFile } = site.config;
  const shown = new Set<string>();
  const hrefs = new Set(receipts.flatMap((receipt) => receipt.hrefs));
  for (const href of hrefs) {
    const path = decodePercent(href.replace(/[?#].*$/, ""));
    const inside = path.startsWith(site.config.url) ? path.slice(site.config.url.length) : path;
    if (inside.startsWith(baseUrl)) shown.add(inside.slice(baseUrl.length));
  }
  const used = new Set<string>();
  for (const { link } of site.content.categories)
    if (link?.type === "generated-index" && link.image !== undefined) shown.add(categoryPicture(link.image));
  for (const { assets, includes } of site.content.sources) {
    for (const { file } of assets) if (file !== undefined) used.add(file);
    for (const { path } of includes) used.add(path);
  }
  const texts = [...thorough.styles, JSON.stringify(site.config), ...thorough.staticTexts.map(({ text }) => text)];
  const isNamed = (path: string, self: SitePath): boolean =>
    texts.some((text) => text.includes(path)) ||
    thorough.staticTexts.some(({ file, text }) => file !== self && text.includes(path.split("/").at(-1) ?? path));
  // Frozen versions keep the files of their pages in archives, and their sources have not been read.
  const isFrozen = (file: SitePath): boolean =>
    site.frozen.some(({ version }) => file.split("/")[3] === version && file.split("/")[2] === "versions");
  const frozen = new Set(site.frozen.flatMap(({ files }) => Object.keys(files)));
  const unused = (file: SitePath, path: string): boolean =>
    !isFrozen(file) &&
    !frozen.has(path) &&
    !used.has(file) &&
    !shown.has(path) &&
    !askedFor.test(path) &&
    file !== configFile &&
    !isNamed(path, file);
  const lines = new Set(thorough.staticTexts.flatMap(({ file }) => (/\.svg$/i.test(file) ? [] : [file])));
  const statics = [...site.staticFiles].map((path) => [sitePath(`content/static/${path}`), path] as const);
  const images = thorough.images.map((file) => [file, file] as const);
  return [...statics, ...images]
    .filter(([file, path]) => unused(file, path))
    .map(([file]) => describe(file, lines.has(file)));
}

/** @param hasLines Whether it is a text file, which editors open at a line. */
function describe(file: SitePath, hasLines: boolean): Diagnostic {
  return {
    code: "unused-file",
    severity: "info",
    message: "Nothing refers to the file",
    location: hasLines ? placeOfFile(file) : { file },
    hint: "remove it, or link to it",
  };
}
