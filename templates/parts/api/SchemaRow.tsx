// One row of a schema: name, type and marks; below them the description and, collapsed, inner schemas. A page may have
// thousands of rows, so a row has few elements, and class names of one letter.
import type { ReactNode } from "react";
import { RowHistory } from "#template/parts/api/RowHistory";
import { SchemaText } from "#template/parts/api/SchemaText";
import { type SchemaLevelProps, SchemaTree } from "#template/parts/api/SchemaTree";
import { SchemaType } from "#template/parts/api/SchemaType";
import type { SchemaProperty, SchemaView } from "../../../src/model/api.ts";
import type { ApiTemplateProps, Translate } from "../../../src/model/template.ts";
import { firstNames, hasInside, isShort } from "./schemaShape.ts";

/** A property at a level of the tree. */
export interface SchemaRowProps extends Omit<SchemaLevelProps, "schema"> {
  readonly property: SchemaProperty;
}

/** A property. Its name links to the row itself. */
export function SchemaRow({ api, property, level }: SchemaRowProps) {
  const { name, id, isRequired, schema, trace } = property;
  return (
    <li id={id}>
      <NameLink name={name} id={id} isDeprecated={schema.isDeprecated} />
      <SchemaType api={api} schema={schema} isRequired={isRequired} />
      <RowHistory api={api} trace={trace} />
      <SchemaText api={api} schema={schema} name={name} />
      <SchemaInside api={api} schema={schema} level={level} />
    </li>
  );
}

/** A name, and the id of the row that it links to. */
export interface NameLinkProps {
  readonly name: string;
  readonly id: string;
  readonly isDeprecated?: boolean | undefined;
}

/** The name of a property or parameter, linked to its row. */
export function NameLink({ name, id, isDeprecated }: NameLinkProps) {
  return (
    <a className={isDeprecated ? "n x" : "n"} href={`#${encodeURIComponent(id)}`}>
      {name}
    </a>
  );
}

/** A schema with a label instead of a name: items, additional properties, alternatives. */
export interface LabelledRowProps extends SchemaLevelProps {
  readonly label: ReactNode;
  readonly code?: string;
}

/** A row with a label instead of a name. */
export function LabelledRow({ api, label, code, schema, level }: LabelledRowProps) {
  return (
    <li>
      <span className="l">
        {label}
        {code === undefined ? null : (
          <>
            {" "}
            <code>{code}</code>
          </>
        )}
      </span>
      <SchemaType api={api} schema={schema} />
      <SchemaText api={api} schema={schema} />
      <SchemaInside api={api} schema={schema} level={level} isRule />
    </li>
  );
}

/** A schema, and whether it is part of a rule rather than the schema of a value. */
export interface SchemaInsideProps extends SchemaLevelProps {
  readonly isRule?: boolean;
}

/**
 * The inside of a schema, collapsed unless it is short. The second level of a page is expanded, deeper ones are not.
 */
export function SchemaInside({ api, schema, level, isRule = false }: SchemaInsideProps) {
  if (!hasInside(schema)) return null;
  if (isShort(schema, isRule)) return <SchemaTree api={api} schema={schema} level={level + 1} />;
  return (
    <details open={level === 0}>
      <summary data-n={firstNames(schema)}>{summaryOf(schema, api)}</summary>
      <SchemaTree api={api} schema={schema} level={level + 1} />
    </details>
  );
}

/** A few words on what expanding shows. */
function summaryOf(schema: SchemaView, { t }: Pick<ApiTemplateProps, "t">): string {
  const { properties, items, variants } = schema;
  if (properties !== undefined && properties.length > 0) return t("apiPropertyCount", { count: properties.length });
  if (variants !== undefined) return variantCount(variants, t);
  return items === undefined ? t("details") : summaryOf(items, { t });
}

const variantCount = (variants: NonNullable<SchemaView["variants"]>, t: Translate): string =>
  t("apiVariantCount", { count: variants.reduce((sum, group) => sum + group.variants.length, 0) });
