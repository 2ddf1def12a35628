// What taking a snapshot of a site's docs and specifications means: which files it copies where, and what the list of
// versions says then. Writes nothing.
import { problemOfVersionName } from "../config/index.ts";
import { badCall } from "../model/badCall.ts";
import { localeCode, type SitePath, sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import { docsFolderOf, specsFolder } from "../model/contentFolders.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { VersionsConfig } from "../model/userConfig.ts";
import { moveLinks } from "./moveLinks.ts";
import { parseApi } from "./parse/parseApi.ts";

/** A file and the place of its copy. */
interface SnapshotCopy {
  readonly from: SitePath;
  readonly to: SitePath;
  /** Of a translated doc: the doc it is made from. */
  readonly original?: SnapshotCopy;
}

/** What a snapshot is made of. */
export interface Snapshot {
  readonly copies: readonly SnapshotCopy[];
  /** Where the copy of a file is: each copied page asks. */
  readonly places: ReadonlyMap<SitePath, SitePath>;
  /** Folders that must not exist before; everything that is copied lies in them. */
  readonly folders: readonly SitePath[];
  readonly docs: number;
  readonly specs: number;
  /** Entry of the version in the list of versions. */
  readonly entry: NonNullable<NonNullable<VersionsConfig["list"]>[string]>;
}

/** What planning takes. */
interface SnapshotInput {
  readonly name: string;
  readonly config: Config;
  readonly files: SiteFiles;
}

/** Plans a snapshot, or says why there can be none. */
export async function planSnapshot(input: SnapshotInput): Promise<Snapshot | readonly Diagnostic[]> {
  const { name, config, files } = input;
  const problem = problemOfVersionName(name, config);
  if (problem !== undefined) return [badCall(`the version cannot be called "${name}": ${problem}`, nameHint)];
  const docs = await docCopies(input);
  const specs = await specCopies(input);
  if (!("copies" in specs)) return specs;
  if (docs.length === 0 && specs.copies.length === 0)
    return [
      badCall(
        "there are no docs and no specifications to save",
        "put Markdown into content/<locale>/docs, or name a specification in the configuration",
      ),
    ];
  const codes = config.locales.map(({ code }) => code);
  const folders = [...codes.map((code) => docsFolderOf(name, code)), specsOf(name)];
  const taken: SitePath[] = [];
  for (const folder of folders) if ((await files.list(folder)).value.length > 0) taken.push(folder);
  if (taken.length > 0) return [alreadyThere(taken)];
  const copies = [...docs, ...specs.copies];
  return {
    copies,
    places: new Map(copies.map(({ from, to }) => [from, to])),
    folders: folders.filter((folder) => copies.some(({ to }) => to.startsWith(`${folder}/`))),
    docs: docs.length,
    specs: specs.count,
    entry: specs.count === 0 ? {} : { specs: specs.byApi },
  };
}

function alreadyThere(folders: readonly SitePath[]): Diagnostic {
  const [noun, verb, them] = folders.length === 1 ? ["folder", "exists", "it"] : ["folders", "exist", "them"];
  return badCall(`the ${noun} ${folders.join(", ")} already ${verb}`, `remove ${them}, or choose another name`);
}

const nameHint = "choose a name such as 2.1 that no other version has";
const specsOf = (name: string): SitePath => sitePath(`${specsFolder}/versions/${name}`);

async function docCopies({ name, config, files }: SnapshotInput): Promise<readonly SnapshotCopy[]> {
  const copies: SnapshotCopy[] = [];
  for (const { code } of config.locales) {
    const from = docsFolderOf("current", code);
    const { value } = await files.list(from);
    const to = docsFolderOf(name, code);
    for (const { path } of value) {
      const place = path.slice(from.length);
      const copy = { from: path, to: sitePath(`${to}${place}`) };
      const original = {
        from: sitePath(`${docsFolderOf("current", config.defaultLocale)}${place}`),
        to: sitePath(`${docsFolderOf(name, config.defaultLocale)}${place}`),
      };
      copies.push(code === config.defaultLocale ? copy : { ...copy, original });
    }
  }
  return copies;
}

/** Text of a file with its own line ends and mark of order; nothing when it is none. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What a copy holds: of docs the text with its links to files outside the docs leading there still. */
export async function copiedBytes(
  copy: SnapshotCopy,
  { places }: Pick<Snapshot, "places">,
  { files }: Pick<SnapshotInput, "files">,
): Promise<Uint8Array | string> {
  const bytes = (await files.read(copy.from)) ?? new Uint8Array();
  const text = /\.mdx?$/i.test(copy.from) ? textOf(bytes) : undefined;
  if (text === undefined) return bytes;
  const copyOf = (path: SitePath): SitePath | undefined => places.get(path);
  return await moveLinks(text, { ...copy, copyOf, exists: (path) => files.exists(path) });
}

interface SpecCopies {
  readonly copies: readonly SnapshotCopy[];
  readonly count: number;
  readonly byApi: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Specifications with the files that they refer to. Paths below `specs/` and paths outside of it keep their form. */
async function specCopies({ name, config, files }: SnapshotInput): Promise<SpecCopies | readonly Diagnostic[]> {
  const copies = new Map<SitePath, SitePath>();
  const byApi: Record<string, Record<string, string>> = {};
  let count = 0;
  for (const { id, specs } of config.apis) {
    const own: Record<string, string> = {};
    for (const [locale, file] of Object.entries(specs)) {
      const path = sitePath(file);
      const bytes = (await files.read(path)) ?? new Uint8Array();
      const input = { apiId: id, path, locale: localeCode(locale), bytes };
      const { value, reads, diagnostics } = await parseApi(input, { config, files, store: () => undefined });
      if (value === null) return diagnostics;
      const outside = reads.find(([read]) => isInSpecs(read) !== isInSpecs(path));
      if (outside !== undefined) {
        const hint = "move both into specs/, so that the references between them stay valid";
        return [badCall(`${path} refers to ${outside[0]}: only one of them is in specs/`, hint)];
      }
      for (const read of [path, ...reads.map(([one]) => one)]) copies.set(read, placeOfSpec(read, name));
      own[locale] = placeOfSpec(path, name);
      count += 1;
    }
    byApi[id] = own;
  }
  return { copies: [...copies].map(([from, to]) => ({ from, to })), count, byApi };
}

const isInSpecs = (path: string): boolean => path.startsWith(`${specsFolder}/`);
const placeOfSpec = (path: SitePath, name: string): SitePath =>
  sitePath(`${specsOf(name)}/${isInSpecs(path) ? path.slice(specsFolder.length + 1) : path}`);

/** The list of versions with a new one, which becomes the latest. */
export function versionsWith(name: string, entry: Snapshot["entry"], known: VersionsConfig): VersionsConfig {
  return { ...known, latest: name, list: { [name]: entry, ...known.list } };
}
