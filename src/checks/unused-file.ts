// Reports static files and images that nothing refers to: no page, style, other static file or configuration.
import { addToList } from "../model/addToList.ts";
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { decodePercent } from "../source/addressKey.ts";
import type { ThoroughInput } from "./checkInput.ts";
import { categoryPicture } from "./image-missing.ts";
import { findNames } from "./namesIn.ts";
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
    file !== configFile;
  const lines = new Set(thorough.staticTexts.flatMap(({ file }) => (/\.svg$/i.test(file) ? [] : [file])));
  const statics = [...site.staticFiles].map((path) => [sitePath(`content/static/${path}`), path] as const);
  const images = thorough.images.map((file) => [file, file] as const);
  const candidates = [...statics, ...images].filter(([file, path]) => unused(file, path));
  const isNamed = readTexts(
    candidates.map(([, path]) => path),
    { site, thorough },
  );
  return candidates.filter(([file, path]) => !isNamed(path, file)).map(([file]) => describe(file, lines.has(file)));
}

const baseName = (path: string): string => path.split("/").at(-1) ?? path;

/** Makes a function that says whether a text has the path of a file, or a static file other than itself its name. */
function readTexts(paths: readonly string[], { site, thorough }: Pick<ThoroughInput, "site" | "thorough">) {
  const namesIn = findNames(paths.flatMap((path) => [path, baseName(path)]));
  const named = new Set([...thorough.styles, JSON.stringify(site.config)].flatMap((text) => [...namesIn(text)]));
  /** The first two static files that have a name: one of them is another than the file that is asked about. */
  const namedBy = new Map<string, SitePath[]>();
  for (const { file, text } of thorough.staticTexts) {
    for (const name of namesIn(text)) if ((namedBy.get(name)?.length ?? 0) < 2) addToList(namedBy, name, file);
  }
  return (path: string, self: SitePath): boolean =>
    named.has(path) || namedBy.has(path) || namedBy.get(baseName(path))?.some((file) => file !== self) === true;
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
