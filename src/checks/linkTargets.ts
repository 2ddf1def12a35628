// Looks up what an address in a page leads to. Knows addresses and ids, not why a link was made.
import type { Receipt } from "../model/page.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import type { CheckInput } from "./index.ts";

/** What a link leads to. */
export type LinkTarget =
  | { readonly kind: "fine" }
  | { readonly kind: "no-page" }
  | { readonly kind: "no-anchor"; readonly page: string; readonly anchor: string; readonly anchors: readonly string[] };

/** Lookups of link targets of one site. */
export interface TargetIndex {
  find(href: string, from: Receipt): LinkTarget;
  /** Addresses of all pages, for suggestions. */
  addresses(): Iterable<string>;
  /** Names of all source files, for suggestions. */
  fileNames(): Iterable<string>;
}

const fine: LinkTarget = { kind: "fine" };
const noPage: LinkTarget = { kind: "no-page" };
const leavesSite = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Prepares the lookups. Answers for absolute addresses are found once. */
export function indexTargets({ site, receipts, files }: CheckInput): TargetIndex {
  const pages = new Map(receipts.map((receipt) => [addressKey(receipt.url), receipt]));
  const ids = new Map<Receipt, ReadonlySet<string>>();
  const answers = new Map<string, LinkTarget>();
  const base = site.config.baseUrl;

  const idsOf = (receipt: Receipt): ReadonlySet<string> => {
    const known = ids.get(receipt) ?? new Set(receipt.ids);
    ids.set(receipt, known);
    return known;
  };
  const findAnchor = (page: Receipt, hash: string): LinkTarget => {
    const anchor = decodePercent(hash);
    if (anchor === "" || anchor === "top" || idsOf(page).has(anchor) || idsOf(page).has(hash)) return fine;
    return { kind: "no-anchor", page: page.url, anchor, anchors: page.ids };
  };
  const findPath = (path: string, hash: string): LinkTarget => {
    if (!path.startsWith(base)) return path === base.slice(0, -1) ? fine : noPage;
    const inside = `/${path.slice(base.length)}`;
    const page = pages.get(addressKey(inside));
    if (page !== undefined) return hash === "" ? fine : findAnchor(page, hash);
    // A page that could not be rendered has a finding of its own; links to it are right.
    return files.has(decodePercent(inside.slice(1))) || site.routesByAddress.has(addressKey(inside)) ? fine : noPage;
  };
  return {
    find(href, from) {
      const answered = answers.get(href);
      if (answered !== undefined) return answered;
      if (href === "" || leavesSite.test(href)) return fine;
      const [beforeHash = "", hash = ""] = splitAt(href, "#");
      const [path = ""] = splitAt(beforeHash, "?");
      if (path === "") return hash === "" ? fine : findAnchor(from, hash);
      if (!path.startsWith("/"))
        return findPath(new URL(path, `http://site${base.slice(0, -1)}${from.url}`).pathname, hash);
      const target = findPath(path, hash);
      answers.set(href, target);
      return target;
    },
    addresses: () => site.routes.map(({ path }) => path),
    fileNames: () => site.content.sources.map(({ relativePath }) => relativePath.split("/").at(-1) ?? ""),
  };
}

function splitAt(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
