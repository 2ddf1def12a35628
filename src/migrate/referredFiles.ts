// The files that pages of another tool refer to: pictures, parts, code that is shown. Reads no code, so that of two
// meanings of an address both count.
import { decodePercent } from "../source/addressKey.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import type { ForeignSite } from "./foreignSite.ts";

/** What addresses of pages mean. */
interface ReferencePlace {
  /** Folders that `@/`, `@site/` and `/` stand for, relative to the site. */
  readonly roots: readonly string[];
}

/** Answers whether a page refers to a file. */
type IsReferredTo = (path: string) => boolean;

/** Where addresses of pictures, files and pages stand; each is group 1. */
const linked: readonly RegExp[] = [
  /\]\(\s*(?:<([^<>\n]{1,500})>)/g,
  /\]\(\s*([^\s()<>"']{1,500})/g,
  /^[ \t]*\[[^\]\n]{1,200}\]:[ \t]*<?([^\s<>]{1,500})/gm,
  /\b(?:src|href|poster|data|to|light|dark)(?:=|:\s*)\{?["'`]([^"'`\n]{1,500})["'`]/g,
  /^[\w-]{1,40}:[ \t]*["']?([^\s"']{1,300}\.\w{2,5})["']?[ \t]*$/gm,
];
/** Where those of files stand whose text is shown. */
const included: readonly RegExp[] = [
  /^[ \t]*<<<[ \t]*([^\s#{[]{1,500})/gm,
  /@include:[ \t]*([^\s#{}>]{1,400}?)(?=-->|[\s#{}>])/g,
  /\bfile=["']?([^\s"'#]{1,400})/g,
];
/** `import a from './a.png'`, `require('./a.md')`; of code only what is shown as it is. */
const imported = /(?:\bfrom\s+|\bimport\s+|\brequire\(\s*|\buseBaseUrl\(\s*)["']([^"'\n]{1,400})["']/g;
const code = /\.(?:[cm]?[jt]sx?|vue|astro|svelte|css|scss|less|json)$/i;
const media = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|mp3|pdf|zip)$/i;
const mediaName =
  /(?<![^\s"'`()[\]<>{}/\\=:,])[^\s"'`()[\]<>{}/\\=:,]{1,200}\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mov|mp3|pdf|zip)\b/gi;

/** Reads pages, and the files of Markdown that they take in. */
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
  // Components show pictures by addresses that only running them would tell; of a name with spaces the last word counts.
  const isNamed = (path: string): boolean => media.test(path) && names.has(path.split(/[/\s]/).at(-1) ?? "");
  return (path) => referred.has(path) || isNamed(path);
}

function addressesIn(text: string): readonly string[] {
  const found = (patterns: readonly RegExp[]): readonly string[] =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = ""]) => address));
  const modules = found([imported]).flatMap((address) => {
    const path = address.replace(/^.*!/, "").replace(/\?\w+$/, "");
    return path === address && code.test(path) ? [] : [path];
  });
  // A link to a page that is none leads nowhere there, too.
  const links = found(linked).filter((address) => !/\.mdx?(?:$|[?#])/i.test(address));
  return [...links, ...found(included), ...modules];
}

function filesOf(address: string, folder: string, { roots }: ReferencePlace): readonly string[] {
  const path = decodePercent(address.replace(/[?#].*$/, ""));
  if (path === "" || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(path)) return [];
  const below = /^(?:[@~]\/|@site\/|\/)(.*)$/.exec(path)?.[1];
  const found = below === undefined ? [joinPath(folder, path)] : roots.map((root) => joinPath(root, below));
  return found.flatMap((one) => one ?? []);
}
