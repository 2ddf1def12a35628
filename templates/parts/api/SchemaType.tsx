// The type and marks of a schema, which are in one line with the name of a property.
import { Chip, Constraints } from "#template/parts/api/Constraints";
import type { SchemaView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { endsRecursion } from "./schemaShape.ts";

/** A schema, and whether it is required. */
export interface SchemaTypeProps {
  readonly api: ApiTemplateProps;
  readonly schema: SchemaView;
  readonly isRequired?: boolean;
  /** Whether optional values are marked: in requests, where readers fill them in. */
  readonly marksOptional?: boolean;
}

/** The type with its format and unit, linked if it has a page, then its limits. */
export function SchemaType({ api, schema, isRequired = false, marksOptional = false }: SchemaTypeProps) {
  const { t, refs } = api;
  const {
    ref,
    namedTypes,
    isNullable,
    isDeprecated,
    isReadOnly,
    isWriteOnly,
    additionalProperties: extra,
    unevaluatedProperties: rest,
  } = schema;
  const href = ref === undefined ? undefined : refs[ref]?.href;
  const text = typeText(schema);
  return (
    <>
      {" "}
      {href === undefined ? (
        <span className="t">{text}</span>
      ) : (
        <a className="t" href={href}>
          {text}
        </a>
      )}
      {namedTypes === undefined ? null : (
        <>
          {" "}
          <span className="t">{namedTypes.join(" | ")}</span>
        </>
      )}
      {isRequired ? (
        <>
          {" "}
          <span className="q">{t("apiRequired")}</span>
        </>
      ) : marksOptional ? (
        <Chip text={t("apiOptional")} />
      ) : null}
      {isNullable ? <Chip text={t("apiNullable")} /> : null}
      {isDeprecated ? <Chip text={t("apiDeprecated")} /> : null}
      {isReadOnly ? <Chip text={t("apiReadOnly")} /> : null}
      {isWriteOnly ? <Chip text={t("apiWriteOnly")} /> : null}
      {endsRecursion(schema) ? <Chip text={t("apiRecursive")} /> : null}
      <Constraints constraints={schema.constraints} t={t} />
      {schema.contentEncoding === undefined ? null : <Chip text={schema.contentEncoding} />}
      {schema.contentMediaType === undefined ? null : <Chip text={schema.contentMediaType} />}
      {schema.properties === undefined && (extra === "none" || rest === "none") ? (
        <Chip text={t("apiNoOtherProperties")} />
      ) : null}
      {schema.properties === undefined && extra === "any" ? <Chip text={t("apiAnyProperties")} /> : null}
    </>
  );
}

function typeText({ types, format, unit }: SchemaView): string {
  const type = types.join(" | ");
  if (format === undefined && unit === undefined) return type;
  return [type, format, unit].filter((part) => part !== undefined).join(" · ");
}
