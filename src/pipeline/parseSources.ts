// The first map: files to metadata and stored bodies.
import {
  highlightCode,
  type ParseContext,
  parseAuthorsFile,
  parseCategoryFile,
  parseSource,
  parseTagsFile,
  renderUntrusted,
  untrustedText,
} from "../content/index.ts";
import type { ApiSpec } from "../model/api.ts";
import { type LocaleCode, sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { Author, CategoryFile, ParsedContent, Source, TagDeclaration } from "../model/doc.ts";
import type { SourceFile } from "../model/sourceFile.ts";
import { parseSpec, type SpecInput } from "../openapi/index.ts";
import { mapInOrder } from "../platform/pool.ts";
import { hrefOf, joinUrl } from "../site/addresses.ts";
import { isAgreementChecked } from "./checkAgreement.ts";
import { staticFolder } from "./scanSources.ts";
import type { World } from "./world.ts";

/** What one file gave. */
type Parsed =
  | { readonly kind: "source"; readonly source: Source }
  | { readonly kind: "category"; readonly category: CategoryFile }
  | { readonly kind: "authors"; readonly locale: LocaleCode; readonly authors: readonly Author[] }
  | { readonly kind: "spec"; readonly spec: ApiSpec }
  | {
      readonly kind: "tags";
      readonly locale: LocaleCode;
      readonly of: "docs" | "blog";
      readonly tags: readonly TagDeclaration[];
    };

/** Parses all sources. A file with an error costs its diagnostics and is left out. */
export async function parseSources(
  sources: readonly SourceFile[],
  config: Config,
  world: World,
): Promise<Outcome<ParsedContent>> {
  const parsable = sources.filter(({ source }) => source.kind !== "static");
  let done = 0;
  const outcomes = await mapInOrder(
    parsable,
    async (file) => {
      const outcome = await parseFile(file, config, world);
      done += 1;
      world.progress({ phase: "read", done, total: parsable.length });
      return outcome;
    },
    { concurrency: world.jobs * 4, signal: world.signal },
  );
  const parsed = outcomes.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const staticFiles = sources.filter(({ source }) => source.kind === "static").map(({ relativePath }) => relativePath);
  return { value: gather(parsed, staticFiles), diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics) };
}

async function parseFile(source: SourceFile, config: Config, world: World): Promise<Outcome<Parsed | undefined>> {
  const bytes = await world.files.read(source.path);
  if (bytes === undefined) return { value: undefined, diagnostics: [unreadable(source)] };
  const input = { source, bytes };
  const { source: kind } = source;
  if (kind.kind === "category")
    return mapOutcome(parseCategoryFile(input), (category) => ({ kind: "category", category }));
  if (kind.kind === "authors") return mapOutcome(parseAuthorsFile(input), (authors) => ({ ...kind, authors }));
  if (kind.kind === "tags") return mapOutcome(parseTagsFile(input), (tags) => ({ ...kind, tags }));
  if (kind.kind === "spec")
    return parseApi({ apiId: kind.api, path: source.path, locale: kind.locale, bytes }, config, world);
  const { value, diagnostics } = await parseSource(input, parseContextOf(source, config, world));
  if (value === undefined) return { value, diagnostics };
  await world.bodies.put(value.source.bodyHash, value.bodyJson);
  if (value.source.searchHash !== undefined) await world.bodies.put(value.source.searchHash, value.searchJson);
  return { value: { kind: "source", source: value.source }, diagnostics };
}

async function parseApi(input: SpecInput, config: Config, world: World): Promise<Outcome<Parsed | undefined>> {
  const prefix = input.locale === config.defaultLocale ? "/" : `/${input.locale}/`;
  const resolvePath = (path: string): string => hrefOf(joinUrl(prefix, path), config);
  const isCompared = isAgreementChecked(input.apiId, config);
  const { value, diagnostics } = await parseSpec(
    { ...input, isCompared },
    {
      files: world.files,
      hash: world.hash,
      storeBody: (hash, json) => world.bodies.put(hash, json),
      renderMarkdown: remember((text) => renderUntrusted(text, { resolvePath })),
      renderPageText: (text) => renderUntrusted(text, { resolvePath, topHeading: 2, headingIds: true }),
      plainText: untrustedText,
      highlight: highlightCode,
    },
  );
  return { value: value.spec && { kind: "spec", spec: value.spec }, diagnostics };
}

/** A function that answers for a text it has seen before without asking again: a schema's descriptions recur on many pages. */
function remember(render: (text: string) => string): (text: string) => string {
  const answers = new Map<string, string>();
  return (text) => {
    const known = answers.get(text) ?? render(text);
    answers.set(text, known);
    return known;
  };
}

function parseContextOf({ path, source }: SourceFile, config: Config, { hash, files }: World): ParseContext {
  const original = "locale" in source && source.locale !== config.defaultLocale;
  const fallbackPath = original
    ? { fallbackPath: sitePath(path.replace(`content/${source.locale}/`, `content/${config.defaultLocale}/`)) }
    : {};
  return { markdown: config.markdown, hash, files, staticFolder, ...fallbackPath };
}

function mapOutcome<Value>(
  { value, diagnostics }: Outcome<Value | undefined>,
  make: (value: Value) => Parsed,
): Outcome<Parsed | undefined> {
  return { value: value === undefined ? undefined : make(value), diagnostics };
}

function unreadable({ path }: SourceFile): Diagnostic {
  return {
    code: "source-unreadable",
    severity: "error",
    message: `${path} cannot be read`,
    location: { file: path },
    hint: "check that the file still exists and that you may read it",
  };
}

function gather(parsed: readonly Parsed[], staticFiles: readonly string[]): ParsedContent {
  return {
    sources: parsed.flatMap((entry) => (entry.kind === "source" ? [entry.source] : [])),
    categories: parsed.flatMap((entry) => (entry.kind === "category" ? [entry.category] : [])),
    authors: new Map(parsed.flatMap((entry) => (entry.kind === "authors" ? [[entry.locale, entry.authors]] : []))),
    docTags: tagsOf("docs", parsed),
    blogTags: tagsOf("blog", parsed),
    specs: parsed.flatMap((entry) => (entry.kind === "spec" ? [entry.spec] : [])),
    staticFiles,
  };
}

function tagsOf(of: "docs" | "blog", parsed: readonly Parsed[]): ReadonlyMap<LocaleCode, readonly TagDeclaration[]> {
  return new Map(
    parsed.flatMap((entry) => (entry.kind === "tags" && entry.of === of ? [[entry.locale, entry.tags]] : [])),
  );
}
