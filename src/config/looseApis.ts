// OpenAPI specifications of a folder that is no site yet. Owns which files are taken as APIs and how these are called;
// whether they are right is found out where they are read.
import { addToList } from "../model/addToList.ts";
import { type SitePath, sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { ApiConfig } from "../model/userConfig.ts";
import { beginningOf } from "./beginningOf.ts";
import { type NamedFile, tellLanguages } from "./looseLanguages.ts";

/** Most files that are opened, and most APIs: a folder of examples is no portal. */
const mostFiles = 20;
const mostApis = 5;

/** `openapi.yaml`, `docs/swagger.json`, `specs/notes.yaml`, `petstore.openapi.yml`; not `src/api/deep/openapi.yaml`. */
const specNames = /^(?:docs\/|specs?\/|api\/|openapi\/|docs\/api\/)?[^/]+\.(?:ya?ml|json)$/i;

/** `openapi: 3.1.0`, `"swagger": "2.0"` at the beginning of a line or of the file. */
const versionKey = /(?:^|\n|\{)\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\./;

/** `title: Notes`, `"title": "Notes"` after `info`. */
const titleKey = /\binfo["']?\s*:[\s\S]*?\btitle["']?\s*:\s*(?:"([^"\n]+)"|'([^'\n]+)'|([^\s"'][^\n,}#]*))/;

/** `overlay: 1.1.0` in the same places: what only changes a specification, for another language. */
const overlayKey = /(?:^|\n|\{)\s*["']?overlay["']?\s*:\s*["']?1\./;

/** A specification, and the name that its API has in it; overlays have none. */
interface LooseSpec {
  readonly path: SitePath;
  readonly label?: string;
}

/** Looks for specifications near the top of a folder. None is no mistake. */
export async function findLooseSpecs(files: SiteFiles, skip: ReadonlySet<string>): Promise<readonly LooseSpec[]> {
  const { value } = await files.list(sitePath(""), { skip });
  const candidates = value.map(({ path }) => path).filter((path) => specNames.test(path));
  const found: LooseSpec[] = [];
  for (const path of candidates.slice(0, mostFiles)) {
    const text = await beginningOf(path, files);
    if (!versionKey.test(text)) {
      if (overlayKey.test(text)) found.push({ path });
      continue;
    }
    const [, quoted, single, plain] = titleKey.exec(text) ?? [];
    found.push({ path, label: (quoted ?? single ?? plain ?? "").trim() || "API" });
  }
  return found;
}

/** APIs of specifications: `notes.yaml` and `notes.uk.yaml` are one. Those of no language are of the default one. */
export function looseApisOf(specs: readonly LooseSpec[], defaultCode: string): readonly ApiConfig[] {
  const byName = new Map<string, NamedFile[]>();
  for (const file of tellLanguages(specs.map(({ path }) => path))) addToList(byName, file.name, file);
  const apis: ApiConfig[] = [];
  const labelOf = (file: string): string | undefined => specs.find(({ path }) => path === file)?.label;
  const isWhole = ({ path }: NamedFile): boolean => labelOf(path) !== undefined;
  // Where there is nothing to lay an overlay over, it may belong to anything.
  for (const [name, ofLanguages] of [...byName].filter(([, files]) => files.some(isWhole)).slice(0, mostApis)) {
    const pairs = ofLanguages.map(({ path, code = defaultCode }) => [code, path] as const);
    const labels = pairs.flatMap(([code, path]) => {
      const label = labelOf(path);
      return label === undefined ? [] : [[code, label] as const];
    });
    const id = idOf(name);
    const taken = apis.filter((api) => api.id === id || api.id.startsWith(`${id}-`)).length;
    const label = labels.length > 1 ? Object.fromEntries(labels) : (labels[0]?.[1] ?? "");
    apis.push({ id: taken === 0 ? id : `${id}-${taken + 1}`, label, specs: Object.fromEntries(pairs) });
  }
  return apis;
}

/** `specs/Notes v1.openapi.yaml` is `notes-v1`, `openapi.yaml` is `api`. */
function idOf(path: string): string {
  const name = path.replace(/^.*\//, "").replace(/(?:\.(?:openapi|swagger))?\.[^.]+$/i, "");
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return id === "" || id === "openapi" || id === "swagger" ? "api" : id;
}
