// OpenAPI specifications of a folder that is no site yet. Owns which files are taken as APIs and how these are called;
// whether they are right is found out where they are read.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { ApiConfig } from "../model/userConfig.ts";
import { decodeText } from "../source/decodeText.ts";

/** Most files that are opened, and most APIs: a folder of examples is no portal. */
const mostFiles = 20;
const mostApis = 5;

/** `openapi.yaml`, `docs/swagger.json`, `specs/notes.yaml`, `petstore.openapi.yml`; not `src/api/deep/openapi.yaml`. */
const specNames = /^(?:docs\/|specs?\/|api\/|openapi\/|docs\/api\/)?[^/]+\.(?:ya?ml|json)$/i;

/** `openapi: 3.1.0`, `"swagger": "2.0"` at the beginning of a line or of the file. */
const versionKey = /(?:^|\n|\{)\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\./;

/** `title: Notes`, `"title": "Notes"` after `info`. */
const titleKey = /\binfo["']?\s*:[\s\S]*?\btitle["']?\s*:\s*(?:"([^"\n]+)"|'([^'\n]+)'|([^\s"'][^\n,}#]*))/;

/** Looks for specifications near the top of a folder. None is no mistake. */
export async function findLooseApis(files: SiteFiles, skip: ReadonlySet<string>): Promise<readonly ApiConfig[]> {
  const { value } = await files.list(sitePath(""), { skip });
  const candidates = value.map(({ path }) => path).filter((path) => specNames.test(path));
  const apis: ApiConfig[] = [];
  for (const path of candidates.slice(0, mostFiles)) {
    const text = await beginningOf(path, files);
    if (apis.length === mostApis || !versionKey.test(text)) continue;
    const id = idOf(path);
    const taken = apis.filter((api) => api.id === id || api.id.startsWith(`${id}-`)).length;
    const [, quoted, single, plain] = titleKey.exec(text) ?? [];
    const label = (quoted ?? single ?? plain ?? "").trim() || "API";
    apis.push({ id: taken === 0 ? id : `${id}-${taken + 1}`, label, specs: { en: path } });
  }
  return apis;
}

async function beginningOf(path: SitePath, files: SiteFiles): Promise<string> {
  const bytes = await files.read(path);
  const decoded = bytes === undefined ? undefined : decodeText(bytes);
  return decoded === undefined || decoded.kind === "invalid" ? "" : decoded.text.slice(0, 20_000);
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
