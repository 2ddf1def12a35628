// Rules for schemas put together: that one does not forbid what another one describes, and that some value fits all.
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import { collectParts, type SchemaPart, type SchemaParts } from "../schema/collectParts.ts";
import { entriesOf, type JsonObject, numberOf } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import { typeFactsOf } from "../schema/typeFacts.ts";
import { membersOf } from "./schemaMembers.ts";

/** Reports closed objects that others add properties to, limits that leave nothing between them, types that exclude each other. */
export function checkCombinations({ document, reading }: NormalSpec): void {
  const { root } = document;
  const closed = new Set<JsonObject>();
  const limits = new Map<JsonObject, Set<JsonObject>>();
  for (const schema of reading.schemas.all) {
    if (bareReferenceOf(schema) !== undefined) continue;
    const isCombined = ["allOf", "oneOf", "anyOf", "$ref"].some((keyword) => Object.hasOwn(schema, keyword));
    if (!isCombined) {
      reportLimits([schema], { limits, reading });
      continue;
    }
    const collected = collectParts(schema, root);
    for (const parts of combinations(collected, root)) reportClosed(parts, { schema, closed, reading });
    reportLimits(
      collected.parts.map(({ schema: part }) => part),
      { limits, reading },
    );
    if (isNever(collected) && !membersOf(schema, root).some((member) => isNever(collectParts(member, root)))) {
      reportTypes(schema, reading);
    }
  }
}

/** What applies together: all that is put together, and that with each of its alternatives. */
function combinations({ parts, groups }: SchemaParts, root: unknown): readonly (readonly SchemaPart[])[] {
  const variants = groups.flatMap(({ schemas }) => schemas.map((one) => collectParts(one, root).parts));
  return [parts, ...variants.map((variant) => [...parts, ...variant])];
}

interface ClosedPlace {
  readonly schema: JsonObject;
  /** What has been told. */
  readonly closed: Set<JsonObject>;
  readonly reading: Reading;
}

function reportClosed(parts: readonly SchemaPart[], { schema, closed, reading }: ClosedPlace): void {
  for (const { schema: part } of parts) {
    // Names that fit a pattern are allowed as well.
    if (part["additionalProperties"] !== false || Object.hasOwn(part, "patternProperties") || closed.has(part))
      continue;
    const own = new Set(entriesOf(part["properties"]).map(([name]) => name));
    const described = parts.flatMap((other) => entriesOf(other.schema["properties"]));
    const refused = [
      ...new Set(described.flatMap(([name, inner]) => (own.has(name) || inner === false ? [] : [name]))),
    ];
    const [first] = refused;
    if (first === undefined) continue;
    closed.add(part);
    const more = refused.length === 1 ? "" : ` and ${refused.length - 1} more`;
    const isPlaced = reading.places.find(part, []) !== undefined;
    const isNewer = reading.version === "3.1" || reading.version === "3.2";
    reading.report(
      { holder: isPlaced ? part : schema, key: isPlaced ? "additionalProperties" : undefined },
      {
        kind: "questionable",
        rule: "closed objects that refuse the properties of what they are put together with",
        message: `\`additionalProperties: false\` refuses \`${shorten(first)}\`${more}, which a schema that it is put together with describes`,
        hint: isNewer
          ? "remove it, and write `unevaluatedProperties: false` beside the `allOf` that puts the schemas together"
          : "remove it, or describe the properties here as well",
        ...(isPlaced && part !== schema
          ? { related: [{ message: "here the schemas are put together", holder: schema }] }
          : {}),
      },
    );
  }
}

/** Least, most, and whether a value between two equal ones is left. */
const pairs = [
  ["minimum", "maximum", true],
  ["minimum", "exclusiveMaximum", false],
  ["exclusiveMinimum", "maximum", false],
  ["exclusiveMinimum", "exclusiveMaximum", false],
  ["minLength", "maxLength", true],
  ["minItems", "maxItems", true],
  ["minProperties", "maxProperties", true],
  ["minContains", "maxContains", true],
] as const;

interface LimitPlace {
  /** What has been told: the schema with the greater limit by that with the smaller one. */
  readonly limits: Map<JsonObject, Set<JsonObject>>;
  readonly reading: Reading;
}

function reportLimits(parts: readonly JsonObject[], { limits, reading }: LimitPlace): void {
  for (const [low, high, isInclusive] of pairs) {
    const least = extreme(parts, low, 1);
    const most = extreme(parts, high, -1);
    if (least === undefined || most === undefined) continue;
    const isOne = least.part === most.part;
    // The usual limits of one schema are told with it.
    if (isOne && isInclusive) continue;
    if (isInclusive ? least.value <= most.value : least.value < most.value) continue;
    const told = limits.get(most.part) ?? new Set();
    limits.set(most.part, told);
    if (told.has(least.part)) continue;
    told.add(least.part);
    const more = isInclusive || least.value > most.value ? "greater than" : "not below";
    reading.report(
      { holder: least.part, key: low },
      {
        kind: "questionable",
        rule: "limits of schemas put together that exclude every value",
        message: `\`${low}\` ${least.value} is ${more} \`${high}\` ${most.value}${isOne ? "" : " of a schema that it is put together with"}: no value fits both`,
        hint: `lower \`${low}\`, or raise \`${high}\``,
        related: [{ message: `\`${high}\` ${most.value}`, holder: most.part, key: high }],
      },
    );
  }
}

/** The strictest limit and the schema that sets it. */
function extreme(
  parts: readonly JsonObject[],
  keyword: string,
  sign: 1 | -1,
): { readonly value: number; readonly part: JsonObject } | undefined {
  return parts
    .flatMap((part) => {
      const value = numberOf(part[keyword]);
      return value === undefined ? [] : [{ value, part }];
    })
    .reduce<{ value: number; part: JsonObject } | undefined>(
      (one, other) => (one === undefined || sign * other.value > sign * one.value ? other : one),
      undefined,
    );
}

/** Whether the types of schemas put together have nothing in common. */
const isNever = (collected: SchemaParts): boolean => !collected.isNever && typeFactsOf(collected).isNever;

function reportTypes(schema: JsonObject, reading: Reading): void {
  reading.report(
    { holder: schema, key: ["allOf", "$ref", "oneOf", "anyOf"].find((keyword) => Object.hasOwn(schema, keyword)) },
    {
      kind: "questionable",
      rule: "schemas put together whose types exclude each other",
      message: "the types of the schemas that are put together here exclude each other: no value fits all of them",
      hint: "give them a type that they share, or write `oneOf` for alternatives",
    },
  );
}
