// Turns a difference from the schema into a sentence about it and an action that mends it.

import { joinWords } from "../model/joinWords.ts";
import { nearestNames } from "../source/nearestName.ts";
import { type Definitions, referenceOf } from "./acceptsValue.ts";
import { type ConfigProblem, keyProblem, suggestName, valueProblem } from "./configProblem.ts";
import { allowedWords, branchesOf, describeAllowed, describeFound, quote } from "./describeSchema.ts";
import { isPlainObject, type JsonSchema, literalsOf } from "./jsonSchema.ts";
import { formatKeyPath, type KeyPath } from "./keyPath.ts";
import { placesOfKey } from "./placesOfKey.ts";
import type { ShapeProblem } from "./validateShape.ts";

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
      return describeUnknownType(problem);
  }
}

function describeWrongValue(problem: Problem<"wrong-value">, definitions: Definitions): ConfigProblem {
  const { path, found, schema, name } = problem;
  const allowed = describeAllowed(schema, name, definitions);
  const place = placeOf(path);
  const form = (isPlainObject(found) ? formsOfLists : formsOfMaps)[place];
  const hint =
    form ??
    wordsOfOthers[`${place}: ${found}`] ??
    hintForValue(found, branchesOf(schema, definitions)) ??
    `write ${allowed}${aboutOf(schema)}`;
  return valueProblem(path, `must be ${allowed}, found ${describeFound(found)}`, hint);
}

/** The key without the numbers of entries: `head[].tag`. */
const placeOf = (path: KeyPath): string => formatKeyPath(path).replace(/\[\d+\]/g, "[]");

/** Maps whose keys are the author's own, and those with more keys than anybody wants to read. */
const formsOfMaps: Readonly<Record<string, string>> = {
  locales: "write a map of codes and names: { default: en, en: English, uk: Українська }",
  versions: 'write a map of names, newest first: { list: { current: {}, "2.0": {} } }',
  report: "write a map of codes and severities: { broken-link: error }",
  "apis[].specs": "write a map of codes and files: { en: specs/openapi.yaml }",
  "terms[].avoid": "write a map of codes and names: { en: [gadget] }",
  "search.synonyms[]": "put the words that mean the same into a list of their own: [[sensor, датчик]]",
};

/** Lists that are often written as maps. */
const formsOfLists: Readonly<Record<string, string>> = {
  redirects: "write a list of old and new addresses: [{ from: /docs/old, to: /docs/new }]",
};

/** Words that other tools take in the same place, by place and word. */
const wordsOfOthers: Readonly<Record<string, string>> = {
  "head[].tag: script":
    "scripts are added in a template: wrap parts/Footer, as the manual's page about templates shows",
  "head[].tag: style": "name a file of styles in theme.css",
  "blog: true": "remove the key: a folder with posts is enough",
  "colorMode.default: system": "write respectSystem: true beside it; the default is for systems that tell nothing",
};

/** A hint for what often happens; `undefined` when the value found gives no clue. */
function hintForValue(found: unknown, branches: readonly JsonSchema[]): string | undefined {
  switch (typeof found) {
    case "string":
      return hintForText(found, branches);
    case "number":
      return allowsAnyText(branches) ? `write it in quotes: "${found}"` : hintForObject(branches);
    case "boolean":
      return hintForSwitch(found, branches);
    case "function":
      return "give the value itself: functions are not called";
    default:
      if (found === null) return "give it a value, or remove the key";
      return allows("array", branches) ? listHint : hintForObject(branches);
  }
}

const listHint = "write it as a list, even if it has only one entry";

/** `search: false` instead of `search: { enabled: false }`. */
function hintForSwitch(found: boolean, branches: readonly JsonSchema[]): string | undefined {
  const isSwitch = branches.some(({ properties = {} }) => Object.hasOwn(properties, "enabled"));
  return isSwitch ? `write { enabled: ${found} }` : hintForObject(branches);
}

function hintForText(found: string, branches: readonly JsonSchema[]): string | undefined {
  const words = allowedWords(branches);
  // A bare word where a list may stand is mostly its only entry.
  const isEntry = allows("array", branches) && nearestNames(found, words, 1).length === 0;
  if (words.length > 0 && !isEntry) return suggestName(found, { names: words, all: "allowed" });
  const isNumber = found.trim() !== "" && Number.isFinite(Number(found));
  if (isNumber && (allows("integer", branches) || allows("number", branches))) return "write the number without quotes";
  if (/^(?:true|false)$/.test(found) && allows("boolean", branches)) return "write it without quotes";
  if (allows("array", branches)) return listHint;
  return hintForObject(branches);
}

function hintForObject(branches: readonly JsonSchema[]): string | undefined {
  const keys = branches.flatMap(({ properties = {} }) => Object.keys(properties));
  return branches.length === 1 && keys.length > 0
    ? `write an object with some of these keys: ${keys.join(", ")}`
    : undefined;
}

/** Whether any text may stand there, not just some words. */
function allowsAnyText(branches: readonly JsonSchema[]): boolean {
  return branches.some((branch) => branch.type === "string" && literalsOf(branch) === undefined);
}

function allows(type: JsonSchema["type"], branches: readonly JsonSchema[]): boolean {
  return branches.some((branch) => branch.type === type);
}

function describeUnknownKey({ path, known }: Problem<"unknown-key">): ConfigProblem {
  const isInList = path.some((step) => typeof step === "number");
  // Entries of lists have keys of many kinds: what another kind has is no misplaced one.
  const places = isInList ? [] : placesOfKey(String(path.at(-1)));
  if (places.length > 0) return keyProblem(path, "is not a known key", `write it as ${joinWords(places, "or")}`);
  const all = path.length > 1 ? "known keys" : "your own data belongs in customFields; known keys";
  return keyProblem(path, "is not a known key", suggestName(String(path.at(-1)), { names: known, all }));
}

function describeMissingKey({ path, schema }: Problem<"missing-key">, definitions: Definitions): ConfigProblem {
  const allowed = describeAllowed(schema, referenceOf(schema), definitions);
  return keyProblem(path, "is missing", `add ${quote(String(path.at(-1)))}: ${allowed}${aboutOf(schema)}`);
}

/** What a schema says of itself, to follow a sentence. */
function aboutOf({ description }: JsonSchema): string {
  return description === undefined ? "" : `. ${description.replace(/\.$/, "")}`;
}

function describeUnknownType({ path, found, allowed, union }: Problem<"unknown-type">): ConfigProblem {
  const types = joinWords(allowed.map(quote), "or");
  const word = describeFound(found);
  const suggestion =
    typeof found === "string" ? suggestName(found, { names: allowed, all: "known types" }) : `write ${types}`;
  if (found === undefined) return keyProblem(path, "is missing", `add "type": ${types}`);
  switch (union) {
    case "NavbarItemConfig": {
      const hint = `check ${formatKeyPath(path)}; ${suggestion}`;
      return {
        path,
        at: "value",
        code: "navbar-item",
        message: `No NavbarItem component found for type ${word}`,
        hint,
      };
    }
    case "NavbarDropdownLink": {
      const hint = "move the entry out of the dropdown, or write it as a link with label and to or href";
      return { ...valueProblem(path, `must be ${types} inside a dropdown, found ${word}`, hint), code: "navbar-item" };
    }
    default:
      return valueProblem(path, `must be ${types}, found ${word}`, suggestion);
  }
}
