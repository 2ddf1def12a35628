// Discriminators: the property that tells variants apart, and the schemas its values stand for.
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import { object } from "./objectReader.ts";
import { map, text } from "./readers.ts";
import type { Reading } from "./reading.ts";
import type { Keywords } from "./upgradeSchema.ts";

const readObject = object(
  "a discriminator",
  { propertyName: text, mapping: map(text), defaultMapping: text },
  { required: ["propertyName"] },
);

interface DiscriminatorInput {
  readonly reading: Reading;
  /** The reference to a named schema; `undefined` when there is none of the name. */
  readonly refToName: (name: string) => string | undefined;
}

/** Reads `discriminator`. Names in its mapping become references; Swagger 2.0 gives the property's name alone. */
export function readDiscriminator(
  value: JsonObject,
  keywords: Keywords,
  { reading, refToName }: DiscriminatorInput,
): void {
  const raw = ownValue(value, "discriminator");
  if (raw === undefined || raw === null) return;
  if (typeof raw === "string") {
    keywords.set("discriminator", { propertyName: raw });
    return;
  }
  const read = readObject({ value: raw, holder: value, key: "discriminator" }, reading);
  if (read?.propertyName === undefined) return;
  const rawMapping = isObject(raw) ? ownValue(raw, "mapping") : undefined;
  const refOf = (key: string, target: string): string => {
    if (target.startsWith("#")) return target.replace(/^#\/definitions\//, "#/components/schemas/");
    const ref = refToName(target);
    if (ref === undefined && isObject(rawMapping)) reportUnknown(key, target, { rawMapping, reading });
    return ref ?? target;
  };
  const entries = Object.entries(read.mapping ?? {}).map(([key, target]) => [key, refOf(key, target)] as const);
  const mapping = Object.fromEntries(entries);
  if (isObject(rawMapping)) reading.places.copy(rawMapping, mapping);
  keywords.set("discriminator", {
    propertyName: read.propertyName,
    ...(entries.length === 0 ? {} : { mapping }),
    ...(read.defaultMapping === undefined
      ? {}
      : { defaultMapping: refToName(read.defaultMapping) ?? read.defaultMapping }),
  });
}

function reportUnknown(
  key: string,
  target: string,
  { rawMapping, reading }: { rawMapping: JsonObject; reading: Reading },
): void {
  const hint = (): string => {
    const components = ownValue(reading.root, "components");
    const schemas = isObject(components) ? ownValue(components, "schemas") : undefined;
    const [near] = nearestNames(target, isObject(schemas) ? Object.keys(schemas) : [], 1);
    return near === undefined ? "name a schema in `components.schemas`" : `did you mean \`${near}\`?`;
  };
  reading.report(
    { holder: rawMapping, key },
    {
      kind: "questionable",
      rule: "discriminator values without a schema",
      message: `\`${shorten(key)}\` stands for \`${shorten(target)}\`, but there is no such schema`,
      hint,
    },
  );
}
