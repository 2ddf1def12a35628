// Rules for examples and defaults: each fits its schema. A page shows them as they are, and readers copy them.
import { shortenStart } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import type { Catalog } from "../pages/catalog.ts";
import { isQuoted } from "../quotedValue.ts";
import { contradictionIn } from "../schema/accept/contradiction.ts";
import { partsOfProperty } from "../schema/accept/describedProperty.ts";
import { createPatterns } from "../schema/accept/patternTests.ts";
import { type Contradiction, pathOf, type ValuePart } from "../schema/accept/refusedPart.ts";
import { isObject, ownValue } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import { examplesOf, type WrittenExample } from "./writtenExamples.ts";

/** Work for all examples of a specification: a second or two. The largest one published takes a tenth of it. */
const effortOfAll = 10_000_000;

/** Reports examples and defaults that do not match their schemas. */
export function checkExamples({ document, reading }: NormalSpec, { operations }: Catalog): void {
  const effort = { left: effortOfAll };
  const patterns = createPatterns(effort);
  for (const example of examplesOf(operations, reading)) {
    const { value, schema, direction, holder, key } = example;
    const { root } = document;
    const found = contradictionIn(value, schema, { root, direction, patterns, effort });
    if (found !== undefined && (isTold(found, example) || isUnset(found, example))) continue;
    const reference = bareReferenceOf(value);
    // What fits the schema is told where it looks like a place in the specification or a file.
    const isMeant = reference !== undefined && (found !== undefined || reference.startsWith("#/") || isFile(reference));
    if (isMeant && partsOfProperty("$ref", [schema], root) === undefined) {
      const words = wordsOfReference(example, reference);
      reading.report({ holder, key }, { kind: "example", rule: "examples that are references", ...words });
    } else if (found !== undefined) {
      reading.report(spotOf(found.part, example, reading), {
        kind: "example",
        rule: `${example.noun}s that do not match their schemas`,
        ...wordsOf(found, example),
      });
    }
  }
}

interface Words {
  readonly message: string;
  readonly hint: string | (() => string);
}

function wordsOf(found: Contradiction, { noun, of }: WrittenExample): Words {
  const { part, says, closest } = found;
  const path = pathOf(part);
  const name = path === "" ? "it" : `\`${shortenStart(path)}\``;
  return {
    message: `the ${noun}${of()} does not match its schema: ${name} ${says()}`,
    hint: () => [closest?.() ?? "", remedyOf(found, noun)].filter((words) => words !== "").join("; "),
  };
}

/** YAML takes `044925` for the number 44925 where a text is meant, and `"5"` for a text where a number is. */
function remedyOf({ part: { value }, keyword, schema }: Contradiction, noun: WrittenExample["noun"]): string {
  const types = new Set(keyword === "type" ? [ownValue(schema, "type")].flat() : []);
  if (isQuoted(value, types)) return "remove the quotes";
  const isPlain = typeof value === "number" || typeof value === "boolean";
  return isPlain && types.has("string") ? "put strings in quotes, or change the type" : `fix the ${noun} or its schema`;
}

/** Authors mean what the reference leads to, but `example` holds data. */
function wordsOfReference({ noun, of }: WrittenExample, reference: string): Words {
  const written = `write the ${noun} out`;
  const named = of() === "" ? written : `${written}, or name it: \`examples: { one: { $ref: … } }\``;
  return {
    message: `the ${noun}${of()} is a \`$ref\`, which is plain data here and is shown as it is`,
    hint: isFile(reference) ? `add the file that it names, or ${written}` : named,
  };
}

/** `./room.json`, `../a/b.yaml#/one`: a file that is not there. */
const isFile = (reference: string): boolean => /^\.\.?\/.+\.\w+/.test(reference);

/** Whether a keyword of a schema refuses its own example or default: that has been told with the schema. */
const isTold = ({ part, keyword = "" }: Contradiction, { told }: WrittenExample): boolean =>
  part.above === undefined && told.includes(keyword);

/**
 * Generators write `null` for a default that there is none, whatever the type, an empty text in place of a date, and an
 * object without anything for one whose parts have defaults.
 */
const isUnset = ({ part: { value }, keyword }: Contradiction, { noun }: WrittenExample): boolean =>
  noun === "default" &&
  (value === null || (value === "" && keyword === "format") || (isBare(value) && keyword === "required"));

const isBare = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** Where a part stands: in the value around it, which knows its place unless it was read out of a text. */
function spotOf({ key, above }: ValuePart, { holder, key: topKey }: WrittenExample, { places }: Reading): Spot {
  const around = above?.value;
  const isPlaced = typeof around === "object" && around !== null && places.find(around, []) !== undefined;
  return isPlaced ? { holder: around, key } : { holder, key: topKey };
}

type Spot = { readonly holder: object; readonly key: string };
