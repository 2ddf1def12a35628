// The values of properties by which discriminators select a schema.
import { itselfOf, type SchemaParts } from "../collectParts.ts";
import { selectingValue } from "../view/selectingValue.ts";
import { type Discriminator, discriminatorOf } from "../view/variants.ts";
import type { MakeContext } from "./makeContext.ts";

/** The property value that the discriminator of a base schema requires: `petType` is `Dog` for a dog. */
export function wantedValues(collected: SchemaParts, { root }: MakeContext): ReadonlyMap<string, unknown> {
  const discriminator = collected.groups.length > 0 ? undefined : discriminatorOf(collected, root);
  const itself = itselfOf(collected);
  const value = discriminator?.values.find(({ name }) => name !== undefined && name === itself)?.value;
  return discriminator === undefined || value === undefined ? new Map() : new Map([[discriminator.property, value]]);
}

/** The property value that selects a schema: for a discriminator of what it is an alternative of, or else for any other. */
export function wantedBy(
  discriminator: Discriminator | undefined,
  schema: SchemaParts,
  { root }: MakeContext,
): ReadonlyMap<string, unknown> {
  const itself = itselfOf(schema);
  const value = discriminator?.values.find(({ name }) => name !== undefined && name === itself)?.value;
  if (discriminator !== undefined && value !== undefined) return new Map([[discriminator.property, value]]);
  const selecting = itself === undefined ? undefined : selectingValue(itself, root);
  return selecting === undefined ? new Map() : new Map([[selecting.property, selecting.value]]);
}
