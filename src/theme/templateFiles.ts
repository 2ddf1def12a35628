// Which files of a folder are templates, by their names. Reads none of them.
import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { sitePath } from "../model/brands.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";

/** A template's name and place. */
export interface TemplateFile {
  /** Name as in `#template/<name>`: `DocPage`, `parts/CodeBlock`. */
  readonly name: string;
  /** Absolute path; of a link, that of the file it leads to. */
  readonly path: string;
}

const extensions: ReadonlySet<string> = new Set([".tsx", ".jsx", ".ts"]);

/** Folders of a folder that may hold templates; the rest of it is its own business. */
const innerFolders: Readonly<Record<string, readonly string[]>> = { "": ["parts", "islands"], "parts/": ["api"] };

/** Names of the built-in templates. */
export async function listTemplateNames(packageFolder: string): Promise<readonly string[]> {
  const { value } = await listTemplates(await realpath(packageFolder));
  return value.map(({ name }) => name);
}

/**
 * Files named like components, in the folder `templates` and in its `parts` and `islands`. Links are followed inside the
 * root, as those of the content are; what leads out of it is told.
 * @param root Absolute real path of the site or package.
 * @param meant Names that may have been meant by others in capitals or small letters: `parts/footer` by `parts/Footer`.
 */
export async function listTemplates(
  root: string,
  meant: readonly string[] = [],
): Promise<Outcome<readonly TemplateFile[]>> {
  const meantKeys = new Set(meant.map((name) => name.toLowerCase()));
  const files: TemplateFile[] = [];
  const diagnostics: Diagnostic[] = [];

  const walk = async (folder: string, prefix: string): Promise<void> => {
    for (const entry of await entriesOf(folder)) {
      const place = join(folder, entry.name);
      const name = prefix + entry.name.slice(0, entry.name.length - extname(entry.name).length);
      // Files of `Parts` are told by their names.
      const isInner = innerFolders[prefix.toLowerCase()]?.includes(entry.name.toLowerCase()) === true;
      const counts = extensions.has(extname(entry.name)) && isTemplateName(name, meantKeys);
      if (!isInner && !counts) continue;
      const found = await follow(entry, place, root);
      if ("problem" in found) diagnostics.push(problemAt(`templates/${prefix}${entry.name}`, found.problem));
      else if (isInner && found.isFolder) await walk(found.path, `${prefix}${entry.name}/`);
      else if (counts && !found.isFolder) files.push({ name, path: found.path });
    }
  };

  const start = join(root, "templates");
  const path = await realpath(start).catch(() => start);
  if (isWithin(path, root)) await walk(path, "");
  else diagnostics.push(problemAt("templates", "outside"));
  return { value: files.sort((a, b) => (a.name < b.name ? -1 : 1)), diagnostics };
}

function isTemplateName(name: string, meantKeys: ReadonlySet<string>): boolean {
  return /^(?:parts\/(?:api\/)?|islands\/)?[A-Z]\w*$/.test(name) || meantKeys.has(name.toLowerCase());
}

async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  return await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
}

const isWithin = (path: string, root: string): boolean => path.startsWith(root.endsWith(sep) ? root : root + sep);

/** What stands at a place, or why nothing can be read there. */
type Found = { readonly path: string; readonly isFolder: boolean } | { readonly problem: string };

async function follow(entry: Dirent, place: string, root: string): Promise<Found> {
  if (entry.isFile() || entry.isDirectory()) return { path: place, isFolder: entry.isDirectory() };
  if (!entry.isSymbolicLink()) return { problem: "it is neither a file nor a folder" };
  try {
    const path = await realpath(place);
    if (!isWithin(path, root)) return { problem: "outside" };
    const stats = await stat(path);
    const isOdd = !stats.isFile() && !stats.isDirectory();
    return isOdd
      ? { problem: "the symbolic link leads to neither a file nor a folder" }
      : { path, isFolder: stats.isDirectory() };
  } catch {
    return { problem: "the symbolic link leads to nothing" };
  }
}

/** As the content's files tell it. */
function problemAt(path: string, problem: string): Diagnostic {
  const isOutside = problem === "outside";
  return {
    code: isOutside ? "source-outside" : "source-unreadable",
    severity: "error",
    message: isOutside ? "the symbolic link leads outside the site folder" : `cannot be read: ${problem}`,
    location: { file: sitePath(path) },
    hint: isOutside ? "copy the file into the site, or remove the link" : "fix it, or remove it",
  };
}
