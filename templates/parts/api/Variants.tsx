// The alternatives of a schema, one below the other, so that all can be read and found.
import { SchemaText } from "#template/parts/api/SchemaText";
import { type SchemaLevelProps, SchemaTree } from "#template/parts/api/SchemaTree";
import { SchemaType } from "#template/parts/api/SchemaType";
import type { SchemaVariants, SchemaView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { narrowVariant } from "./narrowVariant.ts";
import { firstNames, isNotable, sharedNames } from "./schemaShape.ts";

type Variant = SchemaVariants["variants"][number];
type Discriminator = NonNullable<SchemaView["discriminator"]>;

/** Rows for the groups of alternatives, and for the property that distinguishes them. */
export function Variants({ api, schema, level }: SchemaLevelProps) {
  const { variants = [], discriminator } = schema;
  const shown = new Set(variants.flatMap((group) => group.variants.map(schemaOf)));
  const isShownByVariants =
    discriminator?.fallback === undefined &&
    (discriminator?.mapping.every((value) => shown.has(schemaOf(value))) ?? true);
  return (
    <>
      {discriminator === undefined || isShownByVariants ? null : <Mapping api={api} discriminator={discriminator} />}
      {variants.map((group) => (
        <Group
          key={group.variants.map(({ label }) => label).join(" ")}
          api={api}
          group={group}
          discriminator={discriminator}
          level={level}
        />
      ))}
    </>
  );
}

interface GroupProps extends Omit<SchemaLevelProps, "schema"> {
  readonly group: SchemaVariants;
  readonly discriminator: Discriminator | undefined;
}

function Group({ api, group: { kind, variants }, discriminator, level }: GroupProps) {
  const shared = variants.length === 1 ? undefined : sharedNames(variants.map(({ schema }) => schema));
  return (
    <li>
      <span className="l">{api.t(kind === "oneOf" ? "apiOneOf" : "apiAnyOf")}</span>
      {variants.map((variant, place) => (
        <VariantDetails
          key={variant.label}
          api={api}
          variant={variant}
          discriminator={discriminator}
          shared={shared}
          level={level}
          isOpen={level === 0 && place === 0}
        />
      ))}
    </li>
  );
}

/** Identifies what a variant or discriminator value stands for: the index of a named schema, else the label. */
const schemaOf = ({ ref, label }: { readonly ref?: number; readonly label: string }): number | string => ref ?? label;

/** Every discriminator value that selects the variant. */
const valuesOf = (variant: Variant, mapping: Discriminator["mapping"]): readonly string[] =>
  mapping.flatMap((mapped) => (schemaOf(mapped) === schemaOf(variant) ? [mapped.value] : []));

interface VariantProps extends Omit<SchemaLevelProps, "schema"> {
  readonly variant: Variant;
  readonly discriminator: Discriminator | undefined;
  /** Names of the properties that all alternatives have. */
  readonly shared: ReadonlySet<string> | undefined;
  readonly isOpen: boolean;
}

function VariantDetails({ api, variant, discriminator, shared, level, isOpen }: VariantProps) {
  const { label } = variant;
  const { property = "", mapping = [], fallback } = discriminator ?? {};
  const values = valuesOf(variant, mapping);
  // The fallback is selected by any value that selects no other variant, so its property must not be narrowed.
  const isFallback = fallback !== undefined && schemaOf(fallback) === schemaOf(variant);
  const schema = isFallback ? variant.schema : narrowVariant(variant.schema, property, values);
  const name = (
    <>
      <span className="v">{label}</span>
      {values.map((value) => (
        <span key={value}>
          {" "}
          <code>
            {property}: {value}
          </code>
        </span>
      ))}
    </>
  );
  const isNamedByType = schema.types.length === 1 && schema.types[0] === label && schema.ref === undefined;
  const type = isNamedByType && !isNotable(schema) ? null : <SchemaType api={api} schema={schema} />;
  if (!isNotable(schema)) {
    return (
      <div>
        {name}
        {type}
      </div>
    );
  }
  return (
    <details open={isOpen}>
      <summary data-n={firstNames(schema, shared)}>{name}</summary>
      <div>
        {type}
        <SchemaText api={api} schema={schema} name={label} />
        <SchemaTree api={api} schema={schema} level={level + 1} />
      </div>
    </details>
  );
}

function Mapping({ api, discriminator }: { readonly api: ApiTemplateProps; readonly discriminator: Discriminator }) {
  const { property, mapping, fallback } = discriminator;
  const target = ({ ref, label }: { readonly ref?: number; readonly label: string }) =>
    ref === undefined ? label : <a href={api.refs[ref]?.href}>{label}</a>;
  return (
    <li>
      <span className="l">
        {api.t("apiDiscriminator")} <code>{property}</code>
      </span>
      <ul className="map">
        {mapping.map((mapped) => (
          <li key={mapped.value}>
            <code>{mapped.value}</code> → {target(mapped)}
          </li>
        ))}
        {fallback === undefined ? null : (
          <li>
            {api.t("apiElse")} → {target(fallback)}
          </li>
        )}
      </ul>
    </li>
  );
}
