// One parameter or header: like a property, plus how its value is serialised in a request.
import { Examples, exampleLabel } from "#template/parts/api/Examples";
import { RowHistory } from "#template/parts/api/RowHistory";
import { NameLink, SchemaInside } from "#template/parts/api/SchemaRow";
import { SchemaText } from "#template/parts/api/SchemaText";
import { SchemaType } from "#template/parts/api/SchemaType";
import { WireForm } from "#template/parts/api/WireForm";
import type { ApiParameter, ExampleView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { isText, shownValue } from "./schemaShape.ts";

/** A parameter, and where it is shown. */
export interface ParameterRowProps {
  readonly api: ApiTemplateProps;
  readonly parameter: ApiParameter;
  /** Unique in the page. */
  readonly id: string;
  /** Key of its history; absent if it has none. */
  readonly trace?: string | undefined;
  /** Whether readers send it, so that optional ones are marked. */
  readonly isSent?: boolean;
}

/** The row. The parameter's description comes before that of its schema. */
export function ParameterRow({ api, parameter, id, trace, isSent = false }: ParameterRowProps) {
  const { name, isRequired, descriptionHtml } = parameter;
  const { Html } = api;
  const isDeprecated = parameter.isDeprecated || parameter.schema.isDeprecated === true;
  const schema = { ...parameter.schema, isDeprecated };
  // In the order of the specification: those after the first long one have a block of their own, too.
  const long = parameter.examples.findIndex((example) => !isInline(example));
  const short = long === -1 ? parameter.examples.length : long;
  return (
    <li id={id}>
      <NameLink name={name} id={id} isDeprecated={isDeprecated} />
      <SchemaType api={api} schema={schema} isRequired={isRequired} marksOptional={isSent} />
      <RowHistory api={api} trace={trace} />
      {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
      <SchemaText api={api} schema={withoutSame(schema, descriptionHtml)} name={name} />
      <Facts api={api} parameter={parameter} inline={parameter.examples.slice(0, short)} />
      <Examples api={api} examples={parameter.examples.slice(short)} />
      <SchemaInside api={api} schema={schema} level={0} />
    </li>
  );
}

interface FactsProps extends Pick<ParameterRowProps, "api" | "parameter"> {
  readonly inline: ApiParameter["examples"];
}

/** How the value is sent, and short examples other than those of its schema. */
function Facts({ api, parameter, inline }: FactsProps) {
  const { t } = api;
  const { mediaType, wireForm, allowEmptyValue = false, allowReserved = false, schema } = parameter;
  const known = schema.examples ?? [];
  const examples = inline.filter((example) => !known.includes(example.code?.text ?? ""));
  const isTold = wireForm !== undefined || mediaType !== undefined || allowEmptyValue || allowReserved;
  if (!isTold && examples.length === 0) return null;
  return (
    <p className="f">
      {examples.map((example) => (
        <span key={example.name}>
          {exampleLabel(example, api)} <code>{shownValue(example.code?.text ?? "", isText(schema))}</code>{" "}
        </span>
      ))}
      {mediaType === undefined ? null : (
        <span>
          {t("apiSentAs")} <code>{mediaType}</code>{" "}
        </span>
      )}
      {wireForm === undefined ? null : <WireForm {...wireForm} t={t} />}
      {allowEmptyValue ? <span>{t("apiMayBeEmpty")}</span> : null}
      {allowReserved ? (
        <span>
          {" "}
          {t("apiReserved")} <code>:/?@,;=</code>
        </span>
      ) : null}
    </p>
  );
}

/** The schema without its description if that repeats the parameter's. */
function withoutSame(schema: ApiParameter["schema"], html: string | undefined): ApiParameter["schema"] {
  if (html === undefined || schema.descriptionHtml !== html) return schema;
  const { descriptionHtml: _, ...rest } = schema;
  return rest;
}

/** Longest example that is shown inline, in characters. */
const maxInline = 80;

function isInline({ code, descriptionHtml }: ExampleView): boolean {
  return (
    code !== undefined && code.lines.length === 1 && code.text.length <= maxInline && descriptionHtml === undefined
  );
}
