// Older ways to say things in a schema, rewritten as JSON Schema 2020-12. Every function takes the keywords of one
// schema, whose values have their right form, and changes them.

/** Keywords of a schema under construction. */
export type Keywords = Map<string, unknown>;

/** Rewrites everything that is older than 2020-12. */
export function upgradeSchema(keywords: Keywords): void {
  upgradeLimit(keywords, "minimum", "exclusiveMinimum");
  upgradeLimit(keywords, "maximum", "exclusiveMaximum");
  upgradeTuple(keywords);
  upgradeExample(keywords);
  upgradeNullable(keywords);
}

/** `minimum: 5, exclusiveMinimum: true` → `exclusiveMinimum: 5`. */
function upgradeLimit(keywords: Keywords, limit: string, exclusive: string): void {
  const flag = keywords.get(exclusive);
  if (typeof flag !== "boolean") return;
  keywords.delete(exclusive);
  const bound = keywords.get(limit);
  if (!flag || typeof bound !== "number") return;
  keywords.delete(limit);
  keywords.set(exclusive, bound);
}

/** `items: [a, b], additionalItems: c` → `prefixItems: [a, b], items: c`. */
function upgradeTuple(keywords: Keywords): void {
  const items = keywords.get("items");
  const rest = keywords.get("additionalItems");
  keywords.delete("additionalItems");
  if (!Array.isArray(items)) return;
  keywords.delete("items");
  if (!keywords.has("prefixItems")) keywords.set("prefixItems", items);
  if (rest !== undefined) keywords.set("items", rest);
}

/** `example: 5` → `examples: [5]`. */
function upgradeExample(keywords: Keywords): void {
  if (!keywords.has("example")) return;
  const example = keywords.get("example");
  keywords.delete("example");
  if (!keywords.has("examples")) keywords.set("examples", [example]);
}

/** What a schema says about itself rather than about values; it stays outside when null is added. */
const annotations = [
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "externalDocs",
];
const combinations = ["$ref", "allOf", "anyOf", "oneOf"];

/**
 * `type: string, nullable: true` → `type: [string, "null"]`; null becomes an alternative of a combination. By the letter
 * `type: object, allOf: [...]` does not take null where the schemas combined do not, but it is how generators write it.
 */
function upgradeNullable(keywords: Keywords): void {
  const isNullable = keywords.get("nullable") === true || keywords.get("x-nullable") === true;
  keywords.delete("nullable");
  keywords.delete("x-nullable");
  if (!isNullable) return;
  const type = keywords.get("type");
  const isCombination = combinations.some((keyword) => keywords.has(keyword));
  if (type !== undefined && !isCombination) {
    const types = Array.isArray(type) ? type : [type];
    if (!types.includes("null")) keywords.set("type", [...types, "null"]);
    return;
  }
  if (!isCombination) return;
  const alternatives = keywords.get("anyOf");
  const others = ["type", ...combinations.filter((keyword) => keyword !== "anyOf")];
  if (Array.isArray(alternatives) && !others.some((keyword) => keywords.has(keyword))) {
    keywords.set("anyOf", [...alternatives, { type: "null" }]);
    return;
  }
  const inner = [...keywords].filter(([keyword]) => !annotations.includes(keyword) && !keyword.startsWith("x-"));
  for (const [keyword] of inner) keywords.delete(keyword);
  keywords.set("anyOf", [Object.fromEntries(inner), { type: "null" }]);
}
