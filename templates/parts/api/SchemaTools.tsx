// Places the tools above long schemas; without scripts there are none.
import type { SchemaView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { countRows } from "./schemaShape.ts";

/** Number of rows from which the tools are worth their space. */
const minRows = 12;

/** The schemas of a page. */
export interface SchemaToolsProps {
  readonly api: ApiTemplateProps;
  readonly schemas: readonly (SchemaView | undefined)[];
}

/** The tools; nothing if there are few rows. */
export function SchemaTools({ api: { t, Island }, schemas }: SchemaToolsProps) {
  const rows = schemas.reduce((sum, schema) => sum + (schema === undefined ? 0 : countRows(schema)), 0);
  if (rows < minRows) return null;
  const texts = {
    label: t("apiFields"),
    find: t("apiFindField"),
    expand: t("apiExpandAll"),
    collapse: t("apiCollapseAll"),
    expanded: t("apiAllExpanded"),
    collapsed: t("apiAllCollapsed"),
    found: t("apiFieldsFound"),
  };
  return <Island name="SchemaTools" id="schema-tools" className="js-only" when="intent" props={{ texts }} />;
}
