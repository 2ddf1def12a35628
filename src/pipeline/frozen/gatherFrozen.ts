// Finds out which files of a built site belong to a version that is to be frozen: its pages, its search, and whatever they
// load, found by the addresses in their texts. Reads through an argument; writes nothing.
import type { Hash } from "../../model/brands.ts";
import { type FrozenFile, type FrozenManifest, type FrozenPage, frozenRoot } from "../../model/frozen.ts";
import { decodePercent } from "../../source/addressKey.ts";
import type { FrozenDraft } from "./frozenDraft.ts";

/** The output that a version is taken from. Its base URL is `frozenRoot`. */
export interface BuiltFiles {
  readonly paths: ReadonlySet<string>;
  readonly read: (path: string) => Buffer;
  readonly hash: (bytes: Uint8Array) => Hash;
}

/** Files that may hold addresses of the site. */
const textFile = /\.(?:html|md|json)$/;
const searchFile = /(?:^|\/)(?:search(?:-doc-\w+|-index-\w+)?|assets\/search\/[\w-]+)\.json$/;
/** An address in markup or in JSON inside of it: up to what ends it there. A name may hold `&`, which markup writes as `&amp;`. */
const address = new RegExp(`${frozenRoot}((?:[^"\\s<>&?#\\\\]|&amp;|&(?![a-z]+;|#))*)`, "g");
/** What ends an address besides in Markdown and in styles, but may stand in a name. */
const closing = /['),]/;
/** Files that an index of search names. */
const searchPart = /assets\/search\/[\w-]+\.json/g;

/** The manifest of a version; its files are all of the output or of the draft. */
export function gatherFrozen(draft: FrozenDraft, built: BuiltFiles): FrozenManifest {
  const locales = new Map<string, FrozenPage["locale"]>();
  for (const { file, twin, locale } of draft.pages)
    for (const path of [file, twin]) if (path) locales.set(path, locale);
  for (const { path, locale } of draft.downloads) locales.set(path, locale);
  for (const path of built.paths) {
    const folder = draft.folders.find((one) => path.startsWith(one.path));
    if (folder !== undefined && searchFile.test(path)) locales.set(path, folder.locale);
  }
  const files: Record<string, FrozenFile> = {};
  const links = new Set<string>();
  const queue = [...locales.keys(), ...draft.themeFiles.map(({ path }) => path)];
  const wanted = new Set(queue);
  // The list grows while it is worked through.
  for (const path of queue) {
    if (!built.paths.has(path)) continue;
    const bytes = built.read(path);
    const text = textFile.test(path) ? bytes.toString("utf8") : "";
    const locale = locales.get(path);
    const only = scriptOf(path, draft);
    files[path] = {
      digest: built.hash(bytes),
      kind: searchFile.test(path) ? "search" : text.includes(frozenRoot) ? "text" : "bytes",
      ...(locale === undefined ? {} : { locale }),
      ...(only === undefined ? {} : { only }),
    };
    for (const found of addressesIn(text, path)) {
      const target = decodePercent(found);
      if (built.paths.has(target) && draft.isOwnFile(target)) {
        if (!wanted.has(target)) queue.push(target);
        wanted.add(target);
      } else if (draft.isPage(`/${target}`)) links.add(`/${target}`);
    }
  }
  for (const { path, bytes } of draft.offlineFiles) {
    const file: FrozenFile = { digest: built.hash(bytes), kind: "bytes" };
    files[path] = files[path] ?? { ...file, only: "offline" };
  }
  const { version, place, pages, policy, facts, offline } = draft;
  return { format: 1, version, place, pages, files, links: [...links].sort(), policy, facts, offline };
}

function* addressesIn(text: string, path: string): Generator<string> {
  for (const [, written = ""] of text.matchAll(address)) {
    const found = written.replaceAll("&amp;", "&");
    yield found;
    const end = found.search(closing);
    if (end !== -1) yield found.slice(0, end);
  }
  if (searchFile.test(path)) for (const [found] of text.matchAll(searchPart)) yield found;
}

/** Scripts of the theme work either with a server or without. */
function scriptOf(path: string, { offlineFiles, themeFiles }: FrozenDraft): FrozenFile["only"] {
  if (!path.endsWith(".js") || !themeFiles.some((file) => file.path === path)) return undefined;
  return offlineFiles.length === 0 || offlineFiles.some((file) => file.path === path) ? undefined : "online";
}

/** Path of a file in an archive. */
export const archivedPath = (path: string): string => `files/${path}`;
