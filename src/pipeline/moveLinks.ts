// The text of a page that is copied into another folder: its links to files outside the copied folders lead there still.
// Works on the text as written and changes nothing else of it; code is left alone.
import { type SitePath, sitePath } from "../model/brands.ts";
import { decodePercent } from "../source/addressKey.ts";
import { folderOf, joinPath, relativePath } from "../source/joinPath.ts";

/** A page on its way. */
export interface MovedPage {
  readonly from: SitePath;
  readonly to: SitePath;
  /** Where the page lies that this one translates: its files count too. */
  readonly original?: Pick<MovedPage, "from" | "to">;
  /** Where a file is copied to; nothing for one that stays. */
  readonly copyOf: (path: SitePath) => SitePath | undefined;
  readonly exists: (path: SitePath) => Promise<boolean>;
}

/** Inside of a line: code, which stays, or a place that may hold an address: `](a`, `]: a`, `href="a`. */
const places =
  /(`+)(?:(?!\1).)+?\1(?!`)|(\]\(\s*<?|^[\s>]*\[[^\]]+\]:\s*<?|\b(?:href|src|poster)\s*=\s*["']?)((?:\.\/)*\.\.\/[^\s)>"']*)/g;
/** In the information of a fence: `file=../a.lua#part`. */
const includes = /(\b(?:file|src)=["']?)((?:\.\/)*\.\.\/[^\s"'{}]*)()/g;
/** A picture in front matter: `image: ../a.png`. */
const pictures = /^(image:\s*["']?)((?:\.\/)*\.\.\/[^\s"'#]*)()/g;
const fence = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})(.*)$/;

/** The text for the page's new place. */
export async function moveLinks(text: string, page: MovedPage): Promise<string> {
  // Most pages stay among themselves.
  if (!text.includes("../")) return text;
  const lines = text.split("\n");
  const moved: string[] = [];
  let open = "";
  let isFrontMatter = /^---\s*$/.test(lines[0] ?? "");
  for (const [index, line] of lines.entries()) {
    const [, marks = "", info = ""] = fence.exec(line) ?? [];
    if (isFrontMatter) {
      moved.push(await moveLine(line, pictures, page));
      isFrontMatter = index === 0 || !/^---\s*$/.test(line);
    } else if (open !== "") {
      moved.push(line);
      if (marks.startsWith(open) && info.trim() === "") open = "";
    } else if (marks !== "" && !(marks.startsWith("`") && info.includes("`"))) {
      moved.push(await moveLine(line, includes, page));
      open = marks;
    } else moved.push(await moveLine(line, places, page));
  }
  return moved.join("\n");
}

async function moveLine(line: string, pattern: RegExp, page: MovedPage): Promise<string> {
  let moved = "";
  let done = 0;
  for (const match of line.matchAll(pattern)) {
    const isPlace = pattern === places;
    const before = isPlace ? match[2] : match[1];
    const address = isPlace ? match[3] : match[2];
    if (before === undefined || address === undefined) continue;
    moved += line.slice(done, match.index) + before + (await moveAddress(address, page));
    done = match.index + match[0].length;
  }
  return moved + line.slice(done);
}

async function moveAddress(address: string, { copyOf, exists, original, ...own }: MovedPage): Promise<string> {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  for (const { from, to } of original === undefined ? [own] : [own, original]) {
    const joined = joinPath(folderOf(from), decodePercent(path));
    const target = joined === undefined ? undefined : sitePath(joined);
    if (target === undefined || !(await exists(target))) continue;
    const way = wayTo(copyOf(target) ?? target, folderOf(to));
    return way === wayTo(target, folderOf(from)) ? address : encodeWay(way, path) + rest;
  }
  return address;
}

/** Relative path of a file, which says so: `../../pages/about.md`, `./about.md`. */
function wayTo(path: string, folder: string): string {
  const way = relativePath(folder, path);
  return way.startsWith("../") ? way : `./${way}`;
}

/** Percent-encoded where the author has done so. */
const encodeWay = (way: string, written: string): string => (written.includes("%") ? encodeURI(way) : way);
