// Makes an example for each alternative of a schema that consists of alternatives: a single one would only show the first.
import { acceptsValue } from "./accept/acceptsValue.ts";
import { collectParts, type VariantGroup } from "./collectParts.ts";
import { createContext, type ExampleOptions, generateExample } from "./generateExample.ts";
import { isObject, type JsonObject } from "./json.ts";
import { isAnnotation } from "./plainSchemas.ts";
import { subtypeUnionOf } from "./view/unions.ts";
import { nameVariants } from "./view/variants.ts";

/** Most alternatives with an example each; schemas with more get a single example. */
const maxVariants = 8;
/** Most characters of JSON for all of them together: a page has more than examples. */
const maxLength = 8000;

/** An example, and the name of its alternative. */
interface VariantExample {
  readonly label: string;
  readonly value: unknown;
}

/**
 * Examples, each valid against another alternative; none where there are fewer than two. Writers rely on the discriminator:
 * without it many a value fits several alternatives, which `oneOf` forbids.
 */
export function variantExamples(schema: unknown, options: ExampleOptions): readonly VariantExample[] {
  const group = unionOf(schema, options.root);
  if (group === undefined || group.schemas.length > maxVariants) return [];
  const discriminator = group.part.schema["discriminator"];
  const known = new Set<string>();
  const examples = nameVariants(group, options.root).flatMap(
    ({ label, schema: variant }): readonly VariantExample[] => {
      // Alternatives are tried in their order.
      const others = group.schemas.filter((other) => other !== variant);
      const ordered = [variant, ...others];
      const union = isObject(discriminator) ? { anyOf: ordered, discriminator } : { [group.kind]: ordered };
      const value = generateExample(union, options);
      const json = JSON.stringify(value);
      if (known.has(json) || !acceptsValue(value, variant, createContext(options))) return [];
      known.add(json);
      return [{ label, value }];
    },
  );
  const length = [...known].reduce((sum, json) => sum + json.length, 0);
  return examples.length < 2 || length > maxLength ? [] : examples;
}

/** The alternatives, where whatever else is said applies to none of them or to all that extend it. */
function unionOf(schema: unknown, root: unknown): VariantGroup | undefined {
  const collected = collectParts(schema, root);
  const { parts, groups } = collected;
  const [group, ...others] = groups;
  if (group === undefined) return subtypeUnionOf(collected, root);
  return others.length === 0 && parts.every(({ schema: part }) => saysNothingElse(part, group)) ? group : undefined;
}

const saysNothingElse = (part: JsonObject, { kind }: VariantGroup): boolean =>
  Object.keys(part).every((key) => [kind, "$ref", "type", "discriminator"].includes(key) || isAnnotation(key));
