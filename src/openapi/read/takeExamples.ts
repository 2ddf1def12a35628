// Takes examples that stand in files of their own (`externalValue`) into the specification, where such a file lies among
// those that it may refer to: readers see them in place, and nobody need publish the file. Others stay addresses.
import type { SitePath } from "../../model/brands.ts";
import { parseYaml } from "../../source/yaml.ts";
import { ownValue } from "../schema/json.ts";
import type { IncludedDocuments } from "./includedDocuments.ts";
import { borderOf, targetOf } from "./referenceTarget.ts";
import type { ExternalExample } from "./settleAddresses.ts";

/** Characters of a file that is shown: a longer one is a file so that no page holds it. */
const maxLength = 64 * 1024;

/** Names of files that are text. */
const textFile = /\.(?:json|ya?ml|xml|csv|tsv|txt|html?|md|jsonl|ndjson)$/i;
const dataFile = /\.(?:json|ya?ml)$/i;

/** Gives examples their values. An example that has one keeps it. @returns Those that are still found elsewhere. */
export async function takeExamples(
  examples: readonly ExternalExample[],
  documents: IncludedDocuments,
): Promise<readonly ExternalExample[]> {
  const left: ExternalExample[] = [];
  const folder = borderOf(documents.main.file);
  for (const example of examples) {
    const { holder, file } = example;
    const target = targetOf(String(ownValue(holder, "externalValue")), { from: file, folder });
    const isOther = target.kind !== "file" || target.fragment !== "" || !textFile.test(target.path);
    const isGiven = ["value", "dataValue", "serializedValue"].some((key) => Object.hasOwn(holder, key));
    const value = isOther || isGiven ? undefined : await contentOf(target.path, documents);
    if (value === undefined) {
      const isLost = !isOther && !isGiven && !(await documents.has(target.path));
      left.push(isLost ? { ...example, lost: target.path } : example);
      continue;
    }
    delete holder["externalValue"];
    holder["value"] = value;
  }
  return left;
}

/** What a file holds: data or text; `undefined` where it is missing, long or malformed. */
async function contentOf(path: SitePath, documents: IncludedDocuments): Promise<unknown> {
  const text = await documents.textOf(path);
  if (text === undefined || text.length > maxLength) return undefined;
  if (!dataFile.test(path)) return text;
  if (parseYaml(text).kind === "problem") return undefined;
  const opened = await documents.open(path, "data");
  return opened.kind === "document" ? opened.document.value : undefined;
}
