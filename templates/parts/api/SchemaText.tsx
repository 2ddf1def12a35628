// The text below a schema's type: its description, and facts about its values.
import { ExternalDocs } from "#template/parts/api/ExternalDocs";
import { PossibleValues } from "#template/parts/api/PossibleValues";
import type { SchemaView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { isText, shownValue } from "./schemaShape.ts";

/** A schema and its name, if it has one: a title that only repeats the name is left out. */
export interface SchemaTextProps {
  readonly api: ApiTemplateProps;
  readonly schema: SchemaView;
  readonly name?: string;
}

/** Title, description, values. */
export function SchemaText({ api, schema, name = "" }: SchemaTextProps) {
  const { title, descriptionHtml, externalDocs, isCut, ref } = schema;
  const { Html, t, refs, specLang } = api;
  const link = isCut && ref !== undefined ? refs[ref] : undefined;
  return (
    <>
      {title === undefined || letters(title) === letters(name) ? null : (
        <p className="f" lang={specLang}>
          {title}
        </p>
      )}
      {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
      {schema.enum === undefined ? null : <PossibleValues api={api} schema={schema} values={schema.enum} />}
      <Facts api={api} schema={schema} />
      {externalDocs === undefined ? null : <ExternalDocs docs={externalDocs} {...api} />}
      {isCut && link === undefined ? <p className="note">{t("apiLeftOut")}</p> : null}
      {link === undefined ? null : (
        <p className="f">
          <a href={link.href}>{t("apiSeeSchema", { name: link.label })}</a>
        </p>
      )}
    </>
  );
}

/** Default, constant, examples and XML form in one line. */
function Facts({ api: { t }, schema }: SchemaTextProps) {
  const { default: usual, const: constant, examples, xml } = schema;
  if (usual === undefined && constant === undefined && examples === undefined && xml === undefined) return null;
  const isTextual = isText(schema);
  const fact = (label: string, value: string) => (
    <span key={label + value}>
      {label} <code>{shownValue(value, isTextual)}</code>{" "}
    </span>
  );
  return (
    <p className="f">
      {constant === undefined ? null : fact(t("apiConstant"), constant)}
      {usual === undefined ? null : fact(t("apiDefault"), usual)}
      {examples?.map((example) => fact(t("apiExample"), example))}
      {xml === undefined ? null : fact("XML", xml)}
    </p>
  );
}

/** A name reduced to its letters: `cameraName` and `Camera Name` count as the same. */
const letters = (name: string): string => name.replace(/[\s_-]+/g, "").toLowerCase();
