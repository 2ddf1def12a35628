// Finds the lines of findings about values of the configuration, of front matter and of category files, and about what in
// a page its policy stops: the stages that make them know only what they are about. A file is read once more when there
// is such a finding.
import { placeOfInlineCode } from "../../checks/inlineCode.ts";
import { splitPage } from "../../content/frontMatter.ts";
import { addToList } from "../../model/addToList.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Location } from "../../model/location.ts";
import type { SiteFiles } from "../../model/ports.ts";
import { decodeText } from "../../source/decodeText.ts";
import { isRecord } from "../../source/isRecord.ts";
import { unescapeToken } from "../../source/jsonPointer.ts";
import { parseYaml, type YamlDocument } from "../../source/yaml.ts";
import type { World } from "../world.ts";

/** The findings, those about values with line and column. */
export async function placeFindings(
  diagnostics: readonly Diagnostic[],
  { file: configFile }: Pick<Config, "file">,
  { files, findInModule }: Pick<World, "files" | "findInModule">,
): Promise<readonly Diagnostic[]> {
  const unplaced = new Map<Location["file"], UnplacedFinding[]>();
  for (const [index, diagnostic] of diagnostics.entries()) {
    const { location } = diagnostic;
    if (isUnplaced(location)) addToList(unplaced, location.file, { index, diagnostic, location });
  }
  const placed = [...diagnostics];
  // One document at a time: thousands of pages may have such a finding.
  for (const [file, findings] of unplaced) {
    const document = await readDocument(file, files);
    if (document === undefined) {
      for (const { index, diagnostic, location } of findings) {
        const found = findInModule(file, location.pointer, "value");
        if (found?.isExact !== true) continue;
        const { isExact: _, ...place } = found;
        placed[index] = { ...diagnostic, location: { ...location, ...place } };
      }
      continue;
    }
    for (const { index, diagnostic, location } of findings) {
      // An entry of the navbar that every site has stands nowhere; what a page does not say is about its front matter.
      const isWritten = hasValue(document.value, location.pointer);
      if (!isWritten && file === configFile) continue;
      const place = isWritten ? document.locate(location.pointer, "value") : { line: 1, column: 1 };
      placed[index] = { ...diagnostic, location: { ...location, ...place } };
    }
  }
  return placeInPages(placed, files);
}

/** The findings, those about what pages hold inline with line and column. */
async function placeInPages(diagnostics: readonly Diagnostic[], files: SiteFiles): Promise<readonly Diagnostic[]> {
  const placed = [...diagnostics];
  for (const [index, diagnostic] of diagnostics.entries()) {
    if (diagnostic.location?.holds === undefined) continue;
    const { holds, ...location } = diagnostic.location;
    const place = placeOfInlineCode(holds, await readPage(location.file, files));
    placed[index] = { ...diagnostic, location: { ...location, ...place } };
  }
  return placed;
}

async function readPage(file: Location["file"], files: SiteFiles): Promise<string> {
  const bytes = await files.read(file);
  const decoded = bytes && decodeText(bytes);
  return decoded === undefined || decoded.kind === "invalid" ? "" : decoded.text;
}

type UnplacedLocation = Location & { readonly pointer: string };

/** A finding about a value, by its place among all findings. */
interface UnplacedFinding {
  readonly index: number;
  readonly diagnostic: Diagnostic;
  readonly location: UnplacedLocation;
}

const isUnplaced = (location: Location | undefined): location is UnplacedLocation =>
  location?.pointer !== undefined && location.line === undefined;

async function readDocument(file: Location["file"], files: SiteFiles): Promise<YamlDocument | undefined> {
  if (!/\.(?:ya?ml|json|mdx?)$/i.test(file)) return undefined;
  const bytes = await files.read(file);
  const decoded = bytes && decodeText(bytes);
  if (decoded === undefined || decoded.kind === "invalid") return undefined;
  const isPage = /\.mdx?$/i.test(file);
  const page = isPage ? splitPage(decoded.text) : undefined;
  const parsed = isPage
    ? parseYaml(page?.yaml ?? "", { linesBefore: page?.yamlLinesBefore ?? 1 })
    : parseYaml(decoded.text);
  return parsed.kind === "document" ? parsed.document : undefined;
}

function hasValue(root: unknown, pointer: string): boolean {
  let value = root;
  for (const token of pointer.split("/").slice(1).map(unescapeToken)) {
    if (Array.isArray(value)) value = value[Number(token)];
    else if (isRecord(value) && Object.hasOwn(value, token)) value = value[token];
    else return false;
  }
  return value !== undefined;
}
