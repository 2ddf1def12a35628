// The inside of a schema: rows for its properties, items and rules, each with its own inside collapsed below it.

import { LabelledRow, SchemaRow } from "#template/parts/api/SchemaRow";
import { SchemaRules } from "#template/parts/api/SchemaRules";
import { Variants } from "#template/parts/api/Variants";
import type { SchemaView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { hasFacts, hasInside, isNotable } from "./schemaShape.ts";

/** A schema at a level of the page's tree; the outermost level is 0. */
export interface SchemaLevelProps {
  readonly api: ApiTemplateProps;
  readonly schema: SchemaView;
  readonly level: number;
}

/** A list of rows; nothing if the schema has no inside. */
export function SchemaTree(props: SchemaLevelProps) {
  if (!hasInside(props.schema)) return null;
  return (
    <ul className="rows">
      <SchemaRows {...props} />
    </ul>
  );
}

function SchemaRows({ api, schema, level }: SchemaLevelProps) {
  const { t, refs } = api;
  const { properties = [], items, prefixItems = [], omitted = 0, beyond = [] } = schema;
  const further = beyond.map((ref) => refs[ref]).filter((link) => link !== undefined);
  return (
    <>
      {properties.map((property) => (
        <SchemaRow key={property.id} api={api} property={property} level={level} />
      ))}
      <OtherProperties api={api} schema={schema} level={level} />
      {numbered(prefixItems).map(({ number, item }) => (
        <LabelledRow key={number} api={api} label={t("apiItemAt", { number })} schema={item} level={level} />
      ))}
      {items === undefined ? null : prefixItems.length > 0 ? (
        <OtherItems api={api} schema={items} level={level} />
      ) : (
        <Items api={api} schema={items} level={level} />
      )}
      <Variants api={api} schema={schema} level={level} />
      <SchemaRules api={api} schema={schema} level={level} />
      {omitted > 0 ? <li className="note">{t("apiOmitted", { count: omitted })}</li> : null}
      {further.map(({ href, label }) => (
        <li key={href} className="note">
          <a href={href}>{t("apiBeyond", { name: label })}</a>
        </li>
      ))}
    </>
  );
}

const numbered = (items: readonly SchemaView[]): readonly { readonly number: number; readonly item: SchemaView }[] =>
  items.map((item, index) => ({ number: index + 1, item }));

/** Items without facts of their own get no row: their inside is shown directly. */
function Items({ api, schema, level }: SchemaLevelProps) {
  if (hasFacts(schema)) return <LabelledRow api={api} label={api.t("apiEachItem")} schema={schema} level={level} />;
  return hasInside(schema) ? <SchemaRows api={api} schema={schema} level={level} /> : null;
}

/** Items after those of a tuple. */
function OtherItems({ api, schema, level }: SchemaLevelProps) {
  const [type, ...others] = schema.types;
  if (type === "never" && others.length === 0) return <li className="note">{api.t("apiNoOtherItems")}</li>;
  if (type === "any" && !isNotable(schema)) return null;
  return <LabelledRow api={api} label={api.t("apiOtherItems")} schema={schema} level={level} />;
}

/** Properties that the schema does not name. */
function OtherProperties({ api, schema, level }: SchemaLevelProps) {
  const { t } = api;
  const { properties, patternProperties = [], additionalProperties: extra, unevaluatedProperties: rest } = schema;
  const open = [extra, rest].find((value) => typeof value === "object");
  const isClosed = extra === "none" || rest === "none";
  return (
    <>
      {patternProperties.map(({ pattern, schema: inner }) => (
        <LabelledRow
          key={pattern}
          api={api}
          label={t("apiPatternProperty")}
          code={pattern}
          schema={inner}
          level={level}
        />
      ))}
      {open === undefined ? null : <LabelledRow api={api} label={t("apiAnyProperty")} schema={open} level={level} />}
      {schema.propertyNames === undefined ? null : (
        <LabelledRow api={api} label={t("apiPropertyNames")} schema={schema.propertyNames} level={level} />
      )}
      {properties === undefined || !isClosed ? null : <li className="note">{t("apiNoOtherProperties")}</li>}
      {properties === undefined || isClosed || (extra !== "any" && rest !== "any") ? null : (
        <li className="note">{t("apiOtherProperties")}</li>
      )}
    </>
  );
}
