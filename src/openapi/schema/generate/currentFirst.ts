// Orders the values of an enumeration so that examples have deprecated ones only where there are no others.
import type { VariantGroup } from "../collectParts.ts";
import { canonicalJson, isObject, ownValue } from "../json.ts";
import { isConstantGroup } from "../typeFacts.ts";

const isDeprecated = (schema: unknown): boolean => ownValue(schema, "deprecated") === true;

/** The alternatives of a union; where each is a value with words about it, the deprecated ones come last. */
export function alternativesOf(group: VariantGroup): readonly unknown[] {
  const { schemas } = group;
  if (!isConstantGroup(group) || !schemas.some(isDeprecated)) return schemas;
  return schemas.toSorted((one, other) => Number(isDeprecated(one)) - Number(isDeprecated(other)));
}

/** Values of an `enum`; those last that a union beside it calls deprecated. */
export function currentFirst(values: readonly unknown[], groups: readonly VariantGroup[]): readonly unknown[] {
  if (values.length < 2) return values;
  const former = groups.filter(isConstantGroup).flatMap(({ schemas }) => schemas.filter(isDeprecated).filter(isObject));
  if (former.length === 0) return values;
  const texts = new Set(former.map((schema) => canonicalJson(schema["const"])));
  const isFormer = (value: unknown): boolean => texts.has(canonicalJson(value));
  return values.toSorted((one, other) => Number(isFormer(one)) - Number(isFormer(other)));
}
