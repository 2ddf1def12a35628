// Finds the files of the site that take part in a build and says of each what it is, from its place alone.
import { localeCode, type SitePath, sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { ListedFile } from "../model/ports.ts";
import { frozenArchiveOf } from "../model/frozen.ts";
import type { SourceFile, SourceKind } from "../model/sourceFile.ts";
import type { StampedFiles } from "../platform/files.ts";

/** Folder of files that are copied as they are. */
export const staticFolder = sitePath("content/static");

const markdown = /\.mdx?$/i;
const categoryFile = /(^|\/)_category_\.(json|ya?ml)$/;

/** Lists the sources of all locales that the build needs, in the order of their paths. */
export async function scanSources(config: Config, files: StampedFiles): Promise<Outcome<readonly SourceFile[]>> {
  const diagnostics: (readonly Diagnostic[])[] = [];
  // Lists of lists: a folder can hold more files than a call takes arguments.
  const sources: (readonly SourceFile[])[] = [];
  const collect = async (
    folder: SitePath,
    classify: (relativePath: string) => SourceKind | undefined,
  ): Promise<void> => {
    const listed = await files.list(folder);
    diagnostics.push(listed.diagnostics);
    sources.push(listed.value.flatMap((file) => describe(file, folder, classify)));
  };
  const frozen = await frozenSources(config, files);
  const isFrozen = (version: string): boolean => frozen.some(({ relativePath }) => relativePath === version);
  if (config.looseDocs !== undefined) sources.push(await looseSources(config, files));
  for (const { code } of config.looseDocs === undefined ? config.locales : []) {
    if (code !== config.defaultLocale && !config.builtLocales.includes(code)) continue;
    const root = `content/${code}`;
    for (const { name } of config.versions) {
      if (isFrozen(name)) continue;
      const folder = name === "current" ? `${root}/docs` : `${root}/versions/${name}`;
      await collect(sitePath(folder), (path) => docKind(path, code, name));
    }
    await collect(sitePath(`${root}/pages`), (path) => (isPage(path) ? { kind: "page", locale: code } : undefined));
    if (config.blog) await collect(sitePath(`${root}/blog`), (path) => postKind(path, code));
  }
  const specs = await specSources(config, files);
  sources.push(
    specs.filter(({ source }) => source.kind !== "spec" || !isFrozen(source.version ?? "")),
    frozen,
  );
  await collect(staticFolder, () => ({ kind: "static" }));
  return { value: sources.flat(), diagnostics: diagnostics.flat() };
}

/** Markdown of a folder that is no site yet. */
async function looseSources(config: Config, files: StampedFiles): Promise<readonly SourceFile[]> {
  const { folder, paths, home } = config.looseDocs ?? { folder: "", paths: [] };
  const locale = config.defaultLocale;
  const found: SourceFile[] = [];
  const add = async (name: string, relativePath: string, source: SourceKind): Promise<void> => {
    const path = sitePath(name);
    const stamp = await files.stamp(path);
    if (stamp !== undefined) found.push({ path, source, relativePath, sizeBytes: 0, stamp });
  };
  if (home !== undefined) await add(home, "index.md", { kind: "page", locale });
  for (const path of paths)
    await add(path, folder === "" ? path : path.slice(folder.length + 1), { kind: "doc", locale, version: "current" });
  return found;
}

/** Archives of versions: their sources are not read. */
async function frozenSources({ versions }: Config, files: StampedFiles): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = [];
  for (const { name } of versions) {
    const path = frozenArchiveOf(name);
    const stamp = await files.stamp(path);
    const source: SourceKind = { kind: "frozen", version: name };
    if (stamp !== undefined) found.push({ path, source, relativePath: name, sizeBytes: 0, stamp });
  }
  return found;
}

/** Specifications of the APIs. All locales' are read: one can stand in for another. */
async function specSources(config: Config, files: StampedFiles): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = [];
  const add = async (specs: Readonly<Record<string, string>>, of: Omit<SpecKind, "kind" | "locale">): Promise<void> => {
    for (const [locale, file] of Object.entries(specs)) {
      const path = sitePath(file.replace(/^\.\//, ""));
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

function describe(
  file: ListedFile,
  folder: SitePath,
  classify: (relativePath: string) => SourceKind | undefined,
): readonly SourceFile[] {
  const relativePath = file.path.slice(folder.length + 1);
  const source = classify(relativePath);
  return source === undefined ? [] : [{ source, relativePath, ...file }];
}

/** Whether a Markdown file is a page: names that begin with `_` are parts of others. */
function isPage(path: string): boolean {
  return markdown.test(path) && !path.split("/").some((segment) => segment.startsWith("_"));
}

function docKind(path: string, code: string, version: string): SourceKind | undefined {
  const locale = localeCode(code);
  if (categoryFile.test(path)) return { kind: "category", locale, version };
  if (/^tags\.ya?ml$/.test(path)) return { kind: "tags", locale, of: "docs" };
  return isPage(path) ? { kind: "doc", locale, version } : undefined;
}

function postKind(path: string, code: string): SourceKind | undefined {
  const locale = localeCode(code);
  if (/^authors\.ya?ml$/.test(path)) return { kind: "authors", locale };
  if (/^tags\.ya?ml$/.test(path)) return { kind: "tags", locale, of: "blog" };
  return isPage(path) ? { kind: "post", locale } : undefined;
}
