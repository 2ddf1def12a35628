// Reads TOML, in which mdBook and Hugo have their configurations.
import { parse } from "smol-toml";
import { type DataRecord, isRecord } from "./isRecord.ts";

/** No configuration takes more characters. */
const longest = 1_000_000;

/** The table that a text holds; an empty one where it cannot be read: whoever reads such a file can do without. */
export function readToml(text: string): DataRecord {
  if (text.length > longest) return {};
  try {
    const table: unknown = parse(text.replace(/^\uFEFF/, ""));
    return isRecord(table) ? table : {};
  } catch {
    return {};
  }
}
