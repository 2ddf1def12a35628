// Finds the files that pages of another tool refer to: images, included Markdown, displayed code. Since it does not run
// code, a URL with two possible meanings counts for both.
import { decodePercent } from "../source/addressKey.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import type { ForeignSite } from "./foreignSite.ts";

/** How URLs in pages are resolved. */
interface ReferencePlace {
  /** Folders that `@/`, `@site/` and `/` may stand for, relative to the site. */
  readonly roots: readonly string[];
  /** Counts only addresses from the folder of the page, or only those from `roots`, and no names without a path. */
  readonly only?: "relative" | "rooted";
}

/** Whether a page refers to a file. */
type IsReferredTo = (path: string) => boolean;

/** Patterns of references to images, files and pages; group 1 is the URL. */
const linked: readonly RegExp[] = [
  /\]\(\s*(?:<([^<>\n]{1,500})>)/g,
  /\]\(\s*([^\s()<>"']{1,500})/g,
  /^[ \t]*\[[^\]\n]{1,200}\]:[ \t]*<?([^\s<>]{1,500})/gm,
  /\b(?:src|href|poster|data|to|light|dark)(?:=|:\s*)\{?["'`]([^"'`\n]{1,500})["'`]/g,
  /^[\w-]{1,40}:[ \t]*["']?([^\s"']{1,300}\.\w{2,5})["']?[ \t]*$/gm,
];
/** Patterns of references to files whose text is included; group 1 is the path. */
const included: readonly RegExp[] = [
  /^[ \t]*<<<[ \t]*([^\s#{[]{1,500})/gm,
  /@include:[ \t]*([^\s#{}>]{1,400}?)(?=-->|[\s#{}>])/g,
  /\bfile=["']?([^\s"'#]{1,400})/g,
];
/**
 * Matches `import a from './a.png'` and `require('./a.md')`. References to code count only if the code is displayed.
 */
const imported = /(?:\bfrom\s+|\bimport\s+|\brequire\(\s*|\buseBaseUrl\(\s*)["']([^"'\n]{1,400})["']/g;
const code = /\.(?:[cm]?[jt]sx?|vue|astro|svelte|css|scss|less|json)$/i;
const media = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|mp3|pdf|zip)$/i;
const mediaName =
  /(?<![^\s"'`()[\]<>{}/\\=:,])[^\s"'`()[\]<>{}/\\=:,]{1,200}\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|mp3|pdf|zip)\b/gi;

/** Reads pages and, in turn, the Markdown files that they include. */
export function referredFiles(site: ForeignSite, pages: readonly string[], place: ReferencePlace): IsReferredTo {
  const known = new Set(site.files);
  const referred = new Set<string>();
  const names = new Set<string>();
  const waiting = [...pages];
  const read = new Set(pages);
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    const text = site.readText(page) ?? "";
    for (const [name] of text.matchAll(mediaName)) names.add(decodePercent(name));
    for (const path of addressesIn(text).flatMap((address) => filesOf(address, folderOf(page ?? ""), place))) {
      if (!known.has(path)) continue;
      referred.add(path);
      if (!/\.mdx?$/i.test(path) || read.has(path)) continue;
      read.add(path);
      waiting.push(path);
    }
  }
  // Components may build the URLs of images at run time: then the file name alone counts. Of a name with spaces only
  // the last word is compared.
  const isNamed = (path: string): boolean => media.test(path) && names.has(path.split(/[/\s]/).at(-1) ?? "");
  return (path) => referred.has(path) || (place.only === undefined && isNamed(path));
}

function addressesIn(text: string): readonly string[] {
  const found = (patterns: readonly RegExp[]): readonly string[] =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = ""]) => address));
  const modules = found([imported]).flatMap((address) => {
    const path = address.replace(/^.*!/, "").replace(/\?\w+$/, "");
    return path === address && code.test(path) ? [] : [path];
  });
  // A link to a Markdown file that is not a page led nowhere in the old site, too.
  const links = found(linked).filter((address) => !/\.mdx?(?:$|[?#])/i.test(address));
  return [...links, ...found(included), ...modules];
}

function filesOf(address: string, folder: string, { roots, only }: ReferencePlace): readonly string[] {
  const path = decodePercent(address.replace(/[?#].*$/, ""));
  if (path === "" || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(path)) return [];
  const below = /^(?:[@~]\/|@site\/|\/)(.*)$/.exec(path)?.[1];
  if (only === (below === undefined ? "rooted" : "relative")) return [];
  const found = below === undefined ? [joinPath(folder, path)] : roots.map((root) => joinPath(root, below));
  return found.flatMap((one) => one ?? []);
}
