// Reads YAML, or JSON, which is YAML, too, of which only the keys of the whole are asked.
import { type DataRecord, isRecord } from "./isRecord.ts";
import { parseYaml } from "./yaml.ts";

/** The keys that a text holds; none where it cannot be read: whoever reads such a file can do without. */
export function readYamlRecord(text: string): DataRecord {
  const result = parseYaml(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  return result.kind === "document" && isRecord(result.document.value) ? result.document.value : {};
}
