// One parameter or header: what a property shows, and how its value is written in a request.
import { Examples } from "#template/parts/api/Examples";
import { NameLink, SchemaInside } from "#template/parts/api/SchemaRow";
import { SchemaText } from "#template/parts/api/SchemaText";
import { SchemaType } from "#template/parts/api/SchemaType";
import type { ApiParameter } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** A parameter. */
export interface ParameterRowProps {
  readonly api: ApiTemplateProps;
  readonly parameter: ApiParameter;
  /** Unique in the page. */
  readonly id: string;
}

/** The row. The description of the parameter stands before that of its schema. */
export function ParameterRow({ api, parameter, id }: ParameterRowProps) {
  const { name, isRequired, descriptionHtml, mediaType, wireForm, allowEmptyValue, examples } = parameter;
  const { Html, t } = api;
  const isDeprecated = parameter.isDeprecated || parameter.schema.isDeprecated === true;
  const schema = { ...parameter.schema, isDeprecated };
  return (
    <li id={id}>
      <NameLink name={name} id={id} isDeprecated={isDeprecated} />
      <SchemaType api={api} schema={schema} isRequired={isRequired} />
      {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
      <SchemaText api={api} schema={withoutSame(schema, descriptionHtml)} name={name} />
      {wireForm === undefined && mediaType === undefined && allowEmptyValue !== true ? null : (
        <p className="f">
          {mediaType === undefined ? null : (
            <span>
              {t("apiSentAs")} <code>{mediaType}</code>{" "}
            </span>
          )}
          {wireForm === undefined ? null : <WireForm {...wireForm} t={t} />}
          {allowEmptyValue ? <span>{t("apiMayBeEmpty")}</span> : null}
        </p>
      )}
      <Examples api={api} examples={examples} />
      <SchemaInside api={api} schema={schema} level={0} />
    </li>
  );
}

/** A schema whose description only repeats the parameter's says it once. */
function withoutSame(schema: ApiParameter["schema"], html: string | undefined): ApiParameter["schema"] {
  if (html === undefined || schema.descriptionHtml !== html) return schema;
  const { descriptionHtml: _, ...rest } = schema;
  return rest;
}

type WireFormProps = NonNullable<ApiParameter["wireForm"]> & Pick<ApiTemplateProps, "t">;

const forms: Readonly<Record<string, string>> = {
  simple: "apiFormCommas",
  label: "apiFormDots",
  matrix: "apiFormSemicolons",
  spaceDelimited: "apiFormSpaces",
  pipeDelimited: "apiFormPipes",
  deepObject: "apiFormBrackets",
  cookie: "apiFormCookie",
};

/** An example of the value as it is sent, the form in words, and its name in the specification. */
function WireForm({ style, explode, example, t }: WireFormProps) {
  const isRepeated = style === "form" && explode;
  const key = isRepeated ? "apiFormRepeated" : style === "form" ? "apiFormCommas" : forms[style];
  return (
    <span>
      {t("apiSentAs")} <code>{example}</code>
      {key === undefined ? null : ` ${t(key)}`} (<code>{explode ? `${style}, explode` : style}</code>){" "}
    </span>
  );
}
