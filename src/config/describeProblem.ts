// Turns a difference from the schema into a sentence about it and an action that mends it.
import { type ConfigProblem, keyProblem, suggestName, valueProblem } from "./configProblem.ts";
import { allowedWords, branchesOf, describeAllowed, describeFound, joinWords, quote } from "./describeSchema.ts";
import type { JsonSchema } from "./jsonSchema.ts";
import { formatKeyPath } from "./keyPath.ts";
import type { ShapeProblem } from "./validateShape.ts";

type Definitions = Readonly<Record<string, JsonSchema>>;
type Problem<Kind extends ShapeProblem["kind"]> = Extract<ShapeProblem, { kind: Kind }>;

/** The finding for one difference. `definitions` are those of the schema. */
export function describeProblem(problem: ShapeProblem, definitions: Definitions): ConfigProblem {
  switch (problem.kind) {
    case "wrong-value":
      return describeWrongValue(problem, definitions);
    case "unknown-key":
      return describeUnknownKey(problem);
    case "missing-key":
      return describeMissingKey(problem, definitions);
    case "unknown-type":
      return problem.union.startsWith("Navbar") ? describeNavbarType(problem) : describeUnknownType(problem);
  }
}

function describeWrongValue({ path, found, schema }: Problem<"wrong-value">, definitions: Definitions): ConfigProblem {
  const allowed = describeAllowed(schema, definitions);
  const hint = hintForValue(found, branchesOf(schema, definitions), allowedWords(schema, definitions));
  return valueProblem(path, `${formatKeyPath(path)} must be ${allowed}, found ${describeFound(found)}`, hint ?? `Write ${allowed}`);
}

function hintForValue(found: unknown, branches: readonly JsonSchema[], words: readonly string[]): string | undefined {
  const allows = (type: JsonSchema["type"]): boolean => branches.some((branch) => branch.type === type);
  if (found === null) return "Give it a value, or remove the key";
  if (typeof found === "string") {
    if (words.length > 0) return suggestName(found, { names: words, all: "Allowed" });
    const isNumber = found.trim() !== "" && Number.isFinite(Number(found));
    if (isNumber && (allows("integer") || allows("number"))) return "Write the number without quotes";
    if (/^(true|false)$/.test(found) && allows("boolean")) return "Write it without quotes";
    if (allows("array")) return "Write it as a list, also when it has one entry";
  }
  if ((typeof found === "number" || typeof found === "boolean") && allows("string")) return `Write it in quotes: "${found}"`;
  if (typeof found === "function") return "Give the value itself: functions are not called";
  const keys = branches.flatMap((branch) => Object.keys(branch.properties ?? {}));
  return keys.length > 0 && branches.length === 1 ? `Write an object with the keys ${joinWords(keys, "and")}` : undefined;
}

function describeUnknownKey({ path, known }: Problem<"unknown-key">): ConfigProblem {
  const all = path.length > 1 ? "Known keys" : "Data of your own goes into customFields. Known keys";
  const hint = suggestName(String(path.at(-1)), { names: known, all });
  return keyProblem(path, `${formatKeyPath(path)} is not a known key`, hint);
}

function describeMissingKey({ path, schema }: Problem<"missing-key">, definitions: Definitions): ConfigProblem {
  const about = schema.description === undefined ? "" : `. ${schema.description.replace(/\.$/, "")}`;
  const hint = `Add ${quote(String(path.at(-1)))}: ${describeAllowed(schema, definitions)}${about}`;
  return keyProblem(path, `${formatKeyPath(path)} is missing`, hint);
}

function describeUnknownType({ path, found, allowed }: Problem<"unknown-type">): ConfigProblem {
  const key = formatKeyPath(path);
  const types = joinWords(allowed.map(quote), "or");
  if (found === undefined) return keyProblem(path, `${key} is missing`, `Add "type": ${types}`);
  const hint = typeof found === "string" ? suggestName(found, { names: allowed, all: "Allowed" }) : `Write ${types}`;
  return valueProblem(path, `${key} must be ${types}, found ${describeFound(found)}`, hint);
}

function describeNavbarType({ path, found, allowed, union }: Problem<"unknown-type">): ConfigProblem {
  const key = formatKeyPath(path);
  const type = typeof found === "string" ? quote(found) : describeFound(found);
  const isItem = union === "NavbarItemConfig";
  const message = isItem
    ? `No NavbarItem component found for type ${type}`
    : `${key} must be "link" inside a dropdown, found ${type}`;
  const hint = isItem
    ? `Check ${key}. ${suggestName(String(found), { names: allowed, all: "Known types" })}`
    : "Move the entry out of the dropdown, or write it as a link with label and to or href";
  return { ...valueProblem(path, message, hint), code: "navbar-item" };
}
