// Alternatives of a schema: one below the other, so that all can be read and found.
import { SchemaText } from "#template/parts/api/SchemaText";
import { type SchemaLevelProps, SchemaTree } from "#template/parts/api/SchemaTree";
import { SchemaType } from "#template/parts/api/SchemaType";
import type { SchemaVariants, SchemaView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { isNotable } from "./schemaShape.ts";

type Variant = SchemaVariants["variants"][number];
type Discriminator = NonNullable<SchemaView["discriminator"]>;

/** Rows for the groups of alternatives and for the property that tells them apart. */
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
        <li key={group.variants.map(({ label }) => label).join(" ")}>
          <span className="l">{api.t(group.kind === "oneOf" ? "apiOneOf" : "apiAnyOf")}</span>
          {group.variants.map((variant, place) => (
            <VariantDetails
              key={variant.label}
              api={api}
              variant={variant}
              values={valuesOf(variant, discriminator)}
              level={level}
              isOpen={level === 0 && place === 0}
            />
          ))}
        </li>
      ))}
    </>
  );
}

/** What a variant or value stands for: its named schema, whatever title that has, else what it is called. */
const schemaOf = ({ ref, label }: { readonly ref?: number; readonly label: string }): number | string => ref ?? label;

/** `verb: feed`, for every value that selects the variant. */
function valuesOf(variant: Variant, discriminator: Discriminator | undefined): readonly string[] {
  const mapping = discriminator?.mapping ?? [];
  return mapping.flatMap((value) =>
    schemaOf(value) === schemaOf(variant) ? [`${discriminator?.property}: ${value.value}`] : [],
  );
}

interface VariantProps extends Omit<SchemaLevelProps, "schema"> {
  readonly variant: Variant;
  readonly values: readonly string[];
  readonly isOpen: boolean;
}

function VariantDetails({ api, variant, values, level, isOpen }: VariantProps) {
  const { label, schema } = variant;
  const name = (
    <>
      <span className="v">{label}</span>
      {values.map((value) => (
        <span key={value}>
          {" "}
          <code>{value}</code>
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
      <summary>{name}</summary>
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
