// Finds the lines of findings about the configuration: the stages that make them know only which value they are about. The
// file is read once more when there is such a finding. Modules have no lines for values.
import { sitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SiteFiles } from "../model/ports.ts";
import { decodeText } from "../source/decodeText.ts";
import { isRecord } from "../source/isRecord.ts";
import { unescapeToken } from "../source/jsonPointer.ts";
import { parseYaml, type YamlDocument } from "../source/yaml.ts";

/** The findings, those about values of the configuration with line and column. */
export async function placeInConfig(
  diagnostics: readonly Diagnostic[],
  { file }: Config,
  files: SiteFiles,
): Promise<readonly Diagnostic[]> {
  const isAboutValue = ({ location }: Diagnostic): boolean =>
    location?.file === file && location?.pointer !== undefined && location.line === undefined;
  if (file === undefined || !/\.(?:ya?ml|json)$/i.test(file) || !diagnostics.some(isAboutValue)) return diagnostics;
  const document = await readDocument(file, files);
  if (document === undefined) return diagnostics;
  return diagnostics.map((diagnostic) => {
    const { location } = diagnostic;
    // A value that is not written, such as an entry of the navbar that every site has, stands nowhere.
    if (location?.pointer === undefined || !isAboutValue(diagnostic) || !hasValue(document.value, location.pointer))
      return diagnostic;
    return { ...diagnostic, location: { ...location, ...document.locate(location.pointer, "value") } };
  });
}

async function readDocument(file: string, files: SiteFiles): Promise<YamlDocument | undefined> {
  const bytes = await files.read(sitePath(file));
  const decoded = bytes && decodeText(bytes);
  if (decoded === undefined || decoded.kind === "invalid") return undefined;
  const parsed = parseYaml(decoded.text);
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
