// Makes an example for each alternative of a schema that has alternatives: a single one would only show the first.
import { acceptsValue } from "./accept/acceptsValue.ts";
import { collectParts, type SchemaParts, type VariantGroup } from "./collectParts.ts";
import { createContext, type ExampleOptions, generateExample } from "./generateExample.ts";
import { isObject, type JsonObject } from "./json.ts";
import { isAnnotation } from "./plainSchemas.ts";
import { subtypeUnionOf } from "./view/unions.ts";
import { discriminatorOf, nameVariants } from "./view/variants.ts";

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
  const collected = collectParts(schema, options.root);
  const { parts, groups } = collected;
  if (groups.length > 1) return [];
  const group = groups[0] ?? subtypeUnionOf(collected, options.root);
  if (group === undefined || group.schemas.length > maxVariants) return [];
  // Subtypes extend what is said beside them.
  const around = groups.length === 0 ? {} : aroundUnion(parts, group);
  const { discriminator: written } = group.part.schema;
  const discriminator = isObject(written) ? { discriminator: written } : {};
  const isDiscriminated =
    discriminatorOf({ ...collected, groups: [group], parts: [group.part] }, options.root) !== undefined;
  const known = new Set<string>();
  const examples = nameVariants(group, options.root).flatMap(
    ({ label, schema: variant }): readonly VariantExample[] => {
      // Alternatives are tried in their order.
      const ordered = [variant, ...group.schemas.filter((other) => other !== variant)];
      const union = { [isDiscriminated ? "anyOf" : group.kind]: ordered, ...discriminator };
      const value = generateExample({ ...around, ...union }, options);
      const json = JSON.stringify(value);
      const wanted = [variant, { ...around, anyOf: ordered }];
      const isValid = wanted.every((one) => acceptsValue(value, one, createContext(options)));
      if (known.has(json) || !isValid) return [];
      known.add(json);
      return [{ label, value }];
    },
  );
  const length = [...known].reduce((sum, json) => sum + json.length, 0);
  return examples.length < 2 || length > maxLength ? [] : examples;
}

/** What applies beside the alternatives: what their own schema says, and all others that apply. */
function aroundUnion(parts: SchemaParts["parts"], { kind, part }: VariantGroup): JsonObject {
  const own = sayingsOf(part.schema, [kind, "discriminator"]);
  const others = parts.flatMap((other) => (other === part ? [] : [sayingsOf(other.schema, [])]));
  const telling = others.filter((other) => Object.keys(other).length > 0);
  return telling.length === 0 ? own : { ...own, allOf: telling };
}

/** What a schema itself says about values, not what it refers to. */
const sayingsOf = (schema: JsonObject, left: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(schema).filter(([key]) => !["$ref", "allOf", ...left].includes(key) && !isAnnotation(key)),
  );
