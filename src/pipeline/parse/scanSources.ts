// Finds the files of the site that take part in a build and says of each what it is, from its place alone.
import { localeCode, type SitePath, sitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import { docsFolderOf, staticFolder } from "../../model/contentFolders.ts";
import type { Diagnostic, Outcome } from "../../model/diagnostic.ts";
import { frozenArchiveOf } from "../../model/frozen.ts";
import type { ListedFile } from "../../model/ports.ts";
import type { SourceFile, SourceKind } from "../../model/sourceFile.ts";
import type { StampedFiles } from "../../platform/files.ts";
import { obstacleAt } from "../../source/obstacleAt.ts";
import { unusable } from "../frozen/unusable.ts";
import { specPathOf } from "./apiVersions.ts";

const markdown = /\.mdx?$/i;
const categoryFile = /(^|\/)_category_\.(json|ya?ml)$/;

/** Lists the sources of all locales that the build needs, in the order of their paths. */
export async function scanSources(config: Config, files: StampedFiles): Promise<Outcome<readonly SourceFile[]>> {
  const diagnostics: (readonly Diagnostic[])[] = [];
  // Lists of lists: a folder can hold more files than a call takes arguments.
  const sources: (readonly SourceFile[])[] = [];
  const collect = async (folder: SitePath, classify: Classify): Promise<void> => {
    const listed = await files.list(folder);
    diagnostics.push(listed.diagnostics);
    sources.push(listed.value.flatMap((file) => describe(file, folder, classify)));
  };
  const { value: frozen, diagnostics: unusableArchives } = await frozenSources(config, files);
  diagnostics.push(unusableArchives);
  const isFrozen = (version: string): boolean => frozen.some(({ relativePath }) => relativePath === version);
  if (config.looseDocs !== undefined) sources.push(await looseSources(config, files));
  for (const { code } of config.looseDocs === undefined ? config.locales : []) {
    if (code !== config.defaultLocale && !config.builtLocales.includes(code)) continue;
    const root = `content/${code}`;
    for (const { name } of config.versions) {
      if (isFrozen(name)) continue;
      await collect(docsFolderOf(name, code), docKinds(code, name));
    }
    await collect(sitePath(`${root}/pages`), pageKinds(code));
    if (config.blog) await collect(sitePath(`${root}/blog`), postKinds(code));
  }
  const specs = await specSources(config, files);
  sources.push(
    specs.filter(({ source }) => source.kind !== "spec" || !isFrozen(source.version ?? "")),
    frozen,
  );
  const copied: SourceKind = { kind: "static" };
  await collect(staticFolder, () => copied);
  return { value: sources.flat(), diagnostics: diagnostics.flat() };
}

/** Markdown of a folder that is no site yet. */
async function looseSources(config: Config, files: StampedFiles): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = [];
  const add = async (path: SitePath, relativePath: string, source: SourceKind): Promise<void> => {
    const stamp = await files.stamp(path);
    if (stamp !== undefined) found.push({ path, source, relativePath, sizeBytes: 0, stamp });
  };
  for (const { code, docs, home } of config.looseDocs?.languages ?? []) {
    if (code !== config.defaultLocale && !config.builtLocales.some((built) => built === code)) continue;
    const locale = localeCode(code);
    if (home !== undefined) await add(home, "index.md", { kind: "page", locale });
    for (const { path, name } of docs) await add(path, name, { kind: "doc", locale, version: "current" });
  }
  return found;
}

/** Archives of versions: their sources are not read. */
async function frozenSources({ versions }: Config, files: StampedFiles): Promise<Outcome<readonly SourceFile[]>> {
  const found: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { name } of versions) {
    const path = frozenArchiveOf(name);
    const stamp = await files.stamp(path);
    const source: SourceKind = { kind: "frozen", version: name };
    if (stamp !== undefined) found.push({ path, source, relativePath: name, sizeBytes: 0, stamp });
    const obstacle = stamp === undefined ? await obstacleAt(files, path) : undefined;
    if (obstacle !== undefined) diagnostics.push(unusable(path, obstacle));
  }
  return { value: found, diagnostics };
}

/** Specifications of the APIs. All locales' are read: one can stand in for another. */
async function specSources(config: Config, files: StampedFiles): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = [];
  const add = async (specs: Readonly<Record<string, string>>, of: Omit<SpecKind, "kind" | "locale">): Promise<void> => {
    for (const [locale, file] of Object.entries(specs)) {
      const path = specPathOf(file);
      const stamp = await files.stamp(path);
      const source: SourceKind = { kind: "spec", locale: localeCode(locale), ...of };
      if (stamp !== undefined) found.push({ path, source, relativePath: path, sizeBytes: 0, stamp });
    }
  };
  const names = config.versions.map(({ name }) => name);
  for (const { id, specs, versionSpecs = {} } of config.apis) {
    await add(specs, { api: id });
    for (const [version, own] of Object.entries(versionSpecs))
      if (names.includes(version)) await add(own, { api: id, version });
  }
  return found;
}

type SpecKind = Extract<SourceKind, { readonly kind: "spec" }>;

function describe({ path, sizeBytes, stamp }: ListedFile, folder: SitePath, classify: Classify): readonly SourceFile[] {
  const relativePath = path.slice(folder.length + 1);
  const source = classify(relativePath);
  if (source === undefined) return [];
  return [
    stamp === undefined ? { path, source, relativePath, sizeBytes } : { path, source, relativePath, sizeBytes, stamp },
  ];
}

/** Whether a Markdown file is a page: names that begin with `_` are parts of others. */
function isPage(path: string): boolean {
  return markdown.test(path) && !path.split("/").some((segment) => segment.startsWith("_"));
}

// One value of each kind for all files of it: a large site has many.
type Classify = (relativePath: string) => SourceKind | undefined;

function docKinds(code: string, version: string): Classify {
  const locale = localeCode(code);
  const category: SourceKind = { kind: "category", locale, version };
  const tags: SourceKind = { kind: "tags", locale, of: "docs" };
  const doc: SourceKind = { kind: "doc", locale, version };
  return (path) => {
    if (categoryFile.test(path)) return category;
    if (/^tags\.ya?ml$/.test(path)) return tags;
    return isPage(path) ? doc : undefined;
  };
}

function pageKinds(code: string): Classify {
  const page: SourceKind = { kind: "page", locale: localeCode(code) };
  // A test that lies beside what it tests is no page.
  return (path) => (isPage(path) && !/\.test\.mdx?$/i.test(path) ? page : undefined);
}

function postKinds(code: string): Classify {
  const locale = localeCode(code);
  const authors: SourceKind = { kind: "authors", locale };
  const tags: SourceKind = { kind: "tags", locale, of: "blog" };
  const post: SourceKind = { kind: "post", locale };
  return (path) => {
    if (/^authors\.ya?ml$/.test(path)) return authors;
    if (/^tags\.ya?ml$/.test(path)) return tags;
    return isPage(path) ? post : undefined;
  };
}
