// Rules of a schema other than properties: `not`, conditions, dependencies, contained items.
import { Fragment } from "react";
import { CodeList } from "#template/parts/api/CodeList";
import { LabelledRow } from "#template/parts/api/SchemaRow";
import type { SchemaLevelProps } from "#template/parts/api/SchemaTree";
import type { SchemaView } from "../../../src/model/api.ts";
import { isTelling } from "./schemaShape.ts";

/** Rows for the rules. */
export function SchemaRules({ api, schema, level }: SchemaLevelProps) {
  const { t } = api;
  const { not, contains, contentSchema, conditions = [], dependentSchemas = [], unevaluatedItems: rest } = schema;
  const row = (label: string, inner: SchemaView, code?: string) => (
    <LabelledRow api={api} label={label} schema={inner} level={level} {...(code === undefined ? {} : { code })} />
  );
  return (
    <>
      {contains === undefined ? null : row(t("apiContains"), contains)}
      {typeof rest === "object" ? row(t("apiOtherItems"), rest) : null}
      {rest === "none" ? <li className="note">{t("apiNoOtherItems")}</li> : null}
      {contentSchema === undefined ? null : row(t("apiContent"), contentSchema)}
      {not === undefined ? null : row(t("apiNot"), not)}
      {conditions.map((condition) => (
        <Fragment key={JSON.stringify(condition)}>
          {row(t("apiIf"), condition.if)}
          {condition.then === undefined ? null : row(t("apiThen"), condition.then)}
          {condition.else === undefined ? null : row(t("apiElse"), condition.else)}
        </Fragment>
      ))}
      <DependentNames schema={schema} api={api} />
      {dependentSchemas.map(({ property, schema: inner }) => (
        <Fragment key={property}>{isTelling(inner) ? row(t("apiTogetherWith"), inner, property) : null}</Fragment>
      ))}
    </>
  );
}

function DependentNames({ schema, api: { t } }: Pick<SchemaLevelProps, "schema" | "api">) {
  return schema.dependentRequired?.map(({ property, required }) => (
    <li key={property} className="note">
      {t("apiTogetherWith")} <code>{property}</code> {t("apiThenRequired")}{" "}
      <CodeList values={required} separator=", " />
    </li>
  ));
}
