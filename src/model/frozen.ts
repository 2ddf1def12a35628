// Versions that are kept as they were built: what an archive of `frozen/` holds, and how its pages are found by others.
// Neither reads nor writes archives.
import { type LocaleCode, type OutputPath, type SitePath, sitePath, type Url } from "./brands.ts";
import type { PolicySources } from "./contentSecurity.ts";
import type { SpecFacts } from "./specFacts.ts";

/** Folder of the site that holds the archives. */
const frozenFolder = sitePath("frozen");

/** Archive of a version. */
export const frozenArchiveOf = (version: string): SitePath => sitePath(`${frozenFolder}/${version}.zip`);

/** Base URL in archived texts: the site may be built for another one later. No address of a page looks like it. */
export const frozenRoot = "/--hubdocs-frozen-root--/";

/** What the manifest of an archive is called. */
export const frozenManifestName = "manifest.json";

/** A page of a frozen version. */
export interface FrozenPage {
  readonly url: Url;
  readonly file: OutputPath;
  readonly locale: LocaleCode;
  /** The address without the locale's prefix. */
  readonly path: string;
  /** What the page is, whatever its address: `doc intro`, `operation hub GET /rooms`. */
  readonly names: readonly string[];
  /** Anchors that others may link to; absent for pages that others do not link to. */
  readonly anchors?: readonly string[];
  /** All other ids. */
  readonly otherIds: readonly string[];
  /** Absent for pages that sitemaps do not list. */
  readonly listing?: FrozenListing;
  /** The page as Markdown. */
  readonly twin?: OutputPath;
  /** Of a redirect: where it leads, as an address of the site. */
  readonly leadsTo?: string;
}

/** What a sitemap says of a page. */
export interface FrozenListing {
  /** ISO date of the last change. */
  readonly changed?: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/** A file of a frozen version. */
export interface FrozenFile {
  readonly digest: string;
  /** `text` holds addresses with `frozenRoot`; `search` besides is read as a script where there is no server. */
  readonly kind: "text" | "search" | "bytes";
  /** Of files that belong to pages of one language. */
  readonly locale?: LocaleCode;
  /** Where the file is needed, if not everywhere. */
  readonly only?: "online" | "offline";
}

/** What an archive says of itself. */
export interface FrozenManifest {
  /** Raised when the meaning of a field changes. */
  readonly format: 1;
  readonly version: string;
  /** Address of the docs and the version's segment (`docs/1.0`): pages cannot be read elsewhere. */
  readonly place: string;
  readonly pages: readonly FrozenPage[];
  readonly files: Readonly<Record<string, FrozenFile>>;
  /** Addresses of pages that the pages link to, without base URL. */
  readonly links: readonly string[];
  /** What the pages load and run. */
  readonly policy: PolicySources;
  /** What the specifications say, by the id of the API: later versions are compared with it. */
  readonly facts: Readonly<Record<string, SpecFacts>>;
  /** Files that take the places of others where there is no server, by the others' paths. */
  readonly offline: Readonly<Record<string, string>>;
}

/** A frozen version of a site. */
export interface FrozenVersion extends FrozenManifest {
  readonly archive: SitePath;
}

/**
 * An archived text with the site's base URL. It is percent-encoded in full URLs, such as canonical ones, and where scripts
 * compare it with those of the browser.
 */
export function placeFrozenText(text: string, baseUrl: string): string {
  const encoded = encodeURI(baseUrl);
  if (encoded === baseUrl) return text.replaceAll(frozenRoot, () => baseUrl);
  const pieces = text.split(frozenRoot);
  return pieces
    .map((piece, index) => (index === 0 ? piece : (isEncodedAfter(pieces[index - 1]) ? encoded : baseUrl) + piece))
    .join("");
}

/** Whether a text ends in scheme and host, or in the attribute for scripts. A host has 253 characters at most. */
const isEncodedAfter = (text = ""): boolean => /(?::\/\/[^\s"'<>/]+|data-root=")$/.test(text.slice(-300));
