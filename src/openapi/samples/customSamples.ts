// Code samples that a specification brings itself, in `x-codeSamples`.
import { isObject, listOf, textOf } from "../schema/json.ts";

/** A sample as written. */
interface CustomSample {
  /** `js`, `python` … where hubdocs knows the language, else made of its name. */
  readonly id: string;
  readonly label: string;
  readonly source: string;
  readonly language: string;
}

/** Ids and languages by the names that authors write, lower case. */
const known: ReadonlyMap<string, { readonly id: string; readonly language: string }> = new Map(
  [
    { id: "curl", language: "bash", names: ["curl", "shell", "bash", "sh", "shell + curl"] },
    { id: "js", language: "js", names: ["js", "javascript", "node", "nodejs", "node.js", "fetch"] },
    { id: "python", language: "python", names: ["python", "py", "python3"] },
    { id: "go", language: "go", names: ["go", "golang"] },
    { id: "lua", language: "lua", names: ["lua"] },
    { id: "csharp", language: "csharp", names: ["c#", "csharp", "cs", "dotnet", ".net"] },
    { id: "php", language: "php", names: ["php"] },
  ].flatMap(({ names, ...entry }) => names.map((name) => [name, entry] as const)),
);

/** The samples that have a source, in their order; the second of a language gets a number. */
export function customSamples(written: unknown): readonly CustomSample[] {
  const used = new Map<string, number>();
  return listOf(written).flatMap((sample) => {
    if (!isObject(sample)) return [];
    const source = textOf(sample["source"]) ?? textOf(sample["code"]);
    if (source === undefined) return [];
    const name = textOf(sample["lang"]) ?? textOf(sample["language"]) ?? "text";
    const { id, language } = known.get(name.trim().toLowerCase()) ?? { id: idOf(name), language: idOf(name) };
    const times = (used.get(id) ?? 0) + 1;
    used.set(id, times);
    const label = textOf(sample["label"]) ?? name;
    return [{ id: times === 1 ? id : `${id}-${times}`, label, source: source.trimEnd(), language }];
  });
}

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\+/g, "p")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "text";
