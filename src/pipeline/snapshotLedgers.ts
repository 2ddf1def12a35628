// What is recorded of translations goes along with a snapshot of the docs: a copy is as up to date as the page it was made
// from. Writes nothing.
import { parseSource } from "../content/parseSource.ts";
import type { Hash, SitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import { docsFolderOf } from "../model/contentFolders.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { SourceFile } from "../model/sourceFile.ts";
import { translationKey } from "../model/translationKey.ts";
import { formatLedger, recordedPage, sectionsById } from "../site/index.ts";
import { type LedgerFile, ledgerFileOf, readLedgers } from "./parse/ledgers.ts";
import { parseContextOf } from "./parse/parseJob.ts";

/** A snapshot with what its files hold. */
interface CopiedDocs {
  readonly name: string;
  readonly config: Config;
  readonly files: SiteFiles;
  readonly contents: readonly {
    readonly from: SitePath;
    readonly path: SitePath;
    readonly bytes: Uint8Array | string;
  }[];
}

/** The ledgers that change, with the records of the copies; or why they cannot be written. */
export async function snapshotLedgers(
  docs: CopiedDocs,
): Promise<{ readonly value: readonly LedgerFile[] } | { readonly diagnostics: readonly Diagnostic[] }> {
  const { name, config, files, contents } = docs;
  const builtLocales = config.locales.map(({ code }) => code);
  const { value: ledgers, diagnostics } = await readLedgers({ ...config, builtLocales }, files);
  if (diagnostics.length > 0) return { diagnostics };
  if (ledgers.size === 0) return { value: [] };
  const copied = new Set(contents.map(({ path }) => path));
  const present = await changedDigests(docs);
  const folder = `versions/${name}/`;
  const changed = [...ledgers].flatMap(([locale, ledger]): readonly LedgerFile[] => {
    const records = new Map([...ledger].filter(([page]) => !page.startsWith(folder)));
    for (const [page, sections] of ledger) {
      const relativePath = page.slice("docs/".length);
      const copy = `${folder}${relativePath}`;
      if (!page.startsWith("docs/") || !copied.has(recordedPage(locale, copy))) continue;
      const own = present.get(keyOf(relativePath));
      records.set(copy, new Map([...sections].map(([id, hash]) => [id, own?.get(`${id} ${hash}`) ?? hash] as const)));
    }
    const text = formatLedger(records);
    return text === formatLedger(ledger) ? [] : [{ file: ledgerFileOf(locale), text }];
  });
  return { value: changed };
}

/** A page and its translations have one. */
const keyOf = (relativePath: string): string => translationKey({ kind: "doc", version: "current", relativePath });

/**
 * Of originals whose copies say something else, because their links lead out of the docs: digests of the sections in the
 * copy, by the section and its digest before, by the page.
 */
async function changedDigests({
  config,
  files,
  contents,
}: CopiedDocs): Promise<ReadonlyMap<string, ReadonlyMap<string, Hash>>> {
  const locale = config.defaultLocale;
  const folder = docsFolderOf("current", locale);
  const changed = new Map<string, ReadonlyMap<string, Hash>>();
  for (const { from, bytes } of contents) {
    if (typeof bytes !== "string" || !from.startsWith(`${folder}/`)) continue;
    const before = (await files.read(from)) ?? new Uint8Array();
    const copy = new TextEncoder().encode(bytes);
    if (Buffer.compare(before, copy) === 0) continue;
    const relativePath = from.slice(folder.length + 1);
    const source: SourceFile = {
      ...{ path: from, relativePath, sizeBytes: before.length },
      source: { kind: "doc", locale, version: "current" },
    };
    const context = parseContextOf(source, { config, files });
    const was = await parseSource({ source, bytes: before }, context);
    const is = await parseSource({ source, bytes: copy }, context);
    if (was.value === undefined || is.value === undefined) continue;
    const after = sectionsById(is.value.source);
    const digests = [...sectionsById(was.value.source)].flatMap(([id, { hash }]) => {
      const now = after.get(id)?.hash;
      return now === undefined ? [] : [[`${id} ${hash}`, now] as const];
    });
    changed.set(keyOf(relativePath), new Map(digests));
  }
  return changed;
}
