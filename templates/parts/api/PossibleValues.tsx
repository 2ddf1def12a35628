// The values of an enumeration: inline, or one below the other if they have descriptions.
import { CodeList } from "#template/parts/api/CodeList";
import { Chip } from "#template/parts/api/Constraints";
import type { SchemaView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { isText, shownValue } from "./schemaShape.ts";

/** The values of an enumeration. */
export interface PossibleValuesProps {
  readonly api: ApiTemplateProps;
  readonly schema: SchemaView;
  readonly values: NonNullable<SchemaView["enum"]>;
}

/** Number of values that are visible without expanding. */
const maxShown = 16;

/**
 * The values. Further ones are collapsed, but in the page. Descriptions are included unless the enumeration has its own
 * page.
 */
export function PossibleValues({ api, schema, values }: PossibleValuesProps) {
  const { t } = api;
  const isLong = values.length > maxShown + 4;
  const shown = isLong ? values.slice(0, maxShown) : values;
  const rest = isLong ? values.slice(maxShown) : [];
  return (
    <div className="f">
      {t(schema.isEnumOpen === true ? "apiKnownValues" : "apiPossibleValues")}{" "}
      <Values api={api} schema={schema} values={shown} />
      {rest.length === 0 ? null : (
        <details>
          <summary>{t("apiMoreValues", { count: rest.length })}</summary>
          <Values
            api={api}
            schema={schema}
            values={schema.ref === undefined ? rest : rest.map(({ descriptionHtml: _, ...value }) => value)}
          />
        </details>
      )}
    </div>
  );
}

function Values({ api: { Html, t }, schema, values }: PossibleValuesProps) {
  const isTextual = isText(schema);
  if (
    values.every(({ descriptionHtml, isDeprecated }) => descriptionHtml === undefined && isDeprecated === undefined)
  ) {
    return <CodeList values={values.map(({ value }) => shownValue(value, isTextual))} />;
  }
  return (
    <dl>
      {values.map(({ value, descriptionHtml, isDeprecated }) => (
        <div key={value}>
          <dt>
            <code>{shownValue(value, isTextual)}</code>
            {isDeprecated ? <Chip text={t("apiDeprecated")} /> : null}
          </dt>
          {descriptionHtml === undefined ? <dd /> : <Html as="dd" className="prose" html={descriptionHtml} />}
        </div>
      ))}
    </dl>
  );
}
