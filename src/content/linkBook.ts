// The links and files of a page, numbered as its body's marks number them. Decides what an address names as far as one
// page can tell; where links lead is the site's business.
import { bodyMark } from "../model/body.ts";
import type { SitePath } from "../model/brands.ts";
import type { Asset, Link, LinkedPlace } from "../model/doc.ts";
import { safeId } from "../model/safeId.ts";
import { isOnWeb } from "../source/isOnWeb.ts";
import { isUnsafe } from "../source/isUnsafe.ts";
import type { Position } from "../source/lineMap.ts";
import { isVerbatim, verbatimPath } from "../source/verbatimAddress.ts";
import type { FoundFile } from "./findFiles.ts";
import { type ImageSize, readImageSize } from "./imageSize.ts";
import { isElsewhere } from "./sitePaths.ts";

/** An image of the page: a file with its number and size, or an address left as it is. */
type PageImage =
  | { readonly kind: "file"; readonly asset: number; readonly path: SitePath; readonly size: ImageSize | undefined }
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "missing"; readonly path: SitePath | undefined };

/** Collects links and assets while a page is rendered. */
export interface LinkBook {
  readonly links: readonly Link[];
  readonly assets: readonly Asset[];
  /** Mark for the address of a link, ready for an attribute; `undefined` for an address that must not be a link. */
  link(raw: string, position: Position, kind?: Link["kind"]): string | undefined;
  /** Number of a link in `links`; `null` for an address that must not be a link. */
  linkNumber(raw: string, position: Position): number | null;
  /** Number of a request that the page names or sends, in `links`. The same request has one number. */
  request(raw: string, position: Position): number;
  /** @param kind How the page shows it. */
  image(raw: string, position: Position, kind?: "picture" | "image"): PageImage;
}

/** File names that pages have; other names with an extension may be downloads. */
const pageName = /\.(?:mdx?|html?)$/i;
const fileName = /\.[a-z0-9]{1,10}$/i;
/** Names that files of repositories have without one: `LICENSE`, `../COPYING`, `Makefile`; not `docs/Setup`, `/docs/API/`. */
const bareName = /(?:^|\/)(?:[A-Z][A-Z_-]{2,}|Makefile|Dockerfile|Caddyfile)$/;
/** No page lies in a hidden folder: `.github/CONTRIBUTING.md`, `../.gitlab/rules`; not `.github/`, not `../a.md`. */
const inHiddenFolder = /(?:^|\/)\.(?!\.?\/|well-known\/)[^/]+\/.*[^/]$/;

/** Whether an address may name a file to offer rather than a page. */
export function mayNameFile(raw: string): boolean {
  if (isElsewhere(raw)) return false;
  const path = raw.replace(/[?#].*$/s, "");
  return inHiddenFolder.test(path) || bareName.test(path) || (fileName.test(path) && !pageName.test(path));
}

/** `#history`, `./page.md#search`: a section of a page, with the path in group 1; not `/docs/api/x#example`, not `#top`. */
const sectionOfPage = /^([^?#:]*\.mdx?|)#(?!top$)(.+)$/i;

/** An address whose section is named by the id that its heading gets, unless an element of the page has it. */
function toSafeId(raw: string, ownIds: ReadonlySet<string>): string {
  const [, path, id] = sectionOfPage.exec(raw) ?? [];
  if (path === undefined || id === undefined || (path === "" && ownIds.has(id))) return raw;
  return `${path}#${safeId(id)}`;
}

/** What a book knows of its page. */
interface LinkBookInput {
  readonly file: SitePath;
  readonly files: ReadonlyMap<string, FoundFile>;
  /** What lies at addresses where no page does: files, and folders with a slash. */
  readonly followed: ReadonlyMap<string, SitePath>;
  /** Ids of the page's raw HTML. */
  readonly ownIds: ReadonlySet<string>;
  /** What an address means that was written for another tool. */
  readonly addressOf: (raw: string) => string;
}

/** An empty book for a page. */
export function createLinkBook({ file, files, followed, ownIds, addressOf }: LinkBookInput): LinkBook {
  const links: Link[] = [];
  const assets: Asset[] = [];
  const requests = new Map<string, number>();
  const addLink = (written: string, position: Position, more: Pick<Link, "kind" | "otherwise">): number => {
    const raw = toSafeId(addressOf(written), ownIds);
    const location = { file, line: position.line, column: position.column };
    return links.push(raw === written ? { raw, ...more, location } : { raw, ...more, location, written }) - 1;
  };
  const addAsset = (asset: Omit<Asset, "location">, position: Position): number =>
    assets.push({ ...asset, location: { file, line: position.line, column: position.column } }) - 1;
  const offered = (raw: string): SitePath | undefined => {
    const found = mayNameFile(raw) ? files.get(raw) : undefined;
    return found?.kind === "file" ? found.path : undefined;
  };
  const placeAt = (raw: string, position: Position): LinkedPlace | undefined => {
    const path = followed.get(raw);
    if (path === undefined) return undefined;
    return path.endsWith("/") ? { folder: path } : { asset: addAsset({ raw, file: path, kind: "file" }, position) };
  };
  return {
    links,
    assets,
    link(raw, position, kind = "markdown") {
      if (isUnsafe(raw)) return undefined;
      const path = offered(raw);
      if (path === undefined) {
        const otherwise = placeAt(raw, position);
        const more = otherwise === undefined ? { kind } : { kind, otherwise };
        return `${bodyMark}L${addLink(raw, position, more)}${bodyMark}`;
      }
      return `${bodyMark}A${addAsset({ raw, file: path, kind: "file" }, position)}${bodyMark}`;
    },
    linkNumber: (raw, position) => (isUnsafe(raw) ? null : addLink(raw, position, { kind: "markdown" })),
    request(raw, position) {
      const number = requests.get(raw) ?? addLink(raw, position, { kind: "operation" });
      requests.set(raw, number);
      return number;
    },
    image(raw, position, kind = "image") {
      if (isVerbatim(raw)) {
        // No mark names it: whoever checks links learns that nobody has to find it.
        addAsset({ raw, kind: "image" }, position);
        return { kind: "address", address: verbatimPath(raw) };
      }
      if (isElsewhere(raw)) {
        // Nor does one name a picture of another site, which a check may ask for.
        if (isOnWeb(raw)) addAsset({ raw, kind: "image" }, position);
        const isPicture = /^data:image\//i.test(raw) || !isUnsafe(raw);
        return isPicture && raw !== "" ? { kind: "address", address: raw } : { kind: "missing", path: undefined };
      }
      const found = files.get(raw);
      if (found?.kind !== "file") return { kind: "missing", path: found?.kind === "missing" ? found.path : undefined };
      const size = found.bytes && readImageSize(found.bytes);
      const asset = addAsset({ raw, file: found.path, kind, ...size }, position);
      return { kind: "file", asset, path: found.path, size };
    },
  };
}
