// Which files of a folder are templates, by their names. Reads none of them.
import { readdir } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

/** A template's name and place. */
export interface TemplateFile {
  /** Name as in `#template/<name>`: `DocPage`, `parts/CodeBlock`. */
  readonly name: string;
  /** Absolute path. */
  readonly path: string;
}

const extensions: ReadonlySet<string> = new Set([".tsx", ".jsx", ".ts"]);

/** Names of the built-in templates. */
export async function listTemplateNames(packageFolder: string): Promise<readonly string[]> {
  return (await listTemplates(join(packageFolder, "templates"))).map(({ name }) => name);
}

/**
 * Files named like components, in the folder and in its `parts` and `islands`; the rest of a folder is its own business.
 * @param meant Names that may have been meant by others in capitals or small letters: `parts/footer` by `parts/Footer`.
 */
export async function listTemplates(folder: string, meant: readonly string[] = []): Promise<readonly TemplateFile[]> {
  const meantKeys = new Set(meant.map((name) => name.toLowerCase()));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && extensions.has(extname(entry.name)))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path).slice(0, -extname(path).length).split(sep).join("/");
      return { name, path };
    })
    .filter(({ name }) => /^(?:parts\/(?:api\/)?|islands\/)?[A-Z]\w*$/.test(name) || meantKeys.has(name.toLowerCase()))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
