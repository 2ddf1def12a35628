// The value by which the discriminator of a base selects a schema, where the schema says it: Swagger 2.0 has no mapping, so
// Azure and swagger-codegen have extensions for it.
import type { SchemaParts } from "../collectParts.ts";
import { nearestText } from "../keywords.ts";

/**
 * The value that a schema gives itself. What a schema that it extends says is the value of that one.
 * @param name Its name, if it has one.
 */
export function ownValueOf({ parts }: SchemaParts, name: string | undefined): string | undefined {
  const own = parts.filter(({ owner }) => owner === name);
  return nearestText(own, "x-discriminator-value", "x-ms-discriminator-value");
}
