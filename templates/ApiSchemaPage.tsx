// The page of a named schema, which all uses of the schema link to.
import { Description } from "#template/parts/api/Description";
import { PageList } from "#template/parts/api/PageList";
import { SchemaText } from "#template/parts/api/SchemaText";
import { SchemaTools } from "#template/parts/api/SchemaTools";
import { SchemaTree } from "#template/parts/api/SchemaTree";
import { SchemaType } from "#template/parts/api/SchemaType";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { WholeHistory } from "#template/parts/api/WholeHistory";
import { Banners } from "#template/parts/Banners";
import { Breadcrumbs } from "#template/parts/Breadcrumbs";
import { CodeBlock } from "#template/parts/CodeBlock";
import { PageFoot } from "#template/parts/PageFoot";
import { Pagination } from "#template/parts/Pagination";
import { VersionBadge } from "#template/parts/VersionBadge";
import type { SchemaView } from "../src/model/api.ts";
import type { ApiPageTemplateProps } from "../src/model/template.ts";
import { hasInside } from "./parts/api/schemaShape.ts";

/** Content of `main` for a named schema. */
export function ApiSchemaPage({ content, body, ...api }: ApiPageTemplateProps<"apiSchema", "schema">) {
  const { t, codeHtml } = api;
  const { schema, example, isExampleGenerated, usedBy } = body;
  const exampleTitle = t(isExampleGenerated ? "apiGeneratedExample" : "apiExample");
  const { ref: _, descriptionHtml, ...own } = withoutName(schema, content.title);
  return (
    <>
      <Breadcrumbs {...api} />
      <Banners {...api} />
      <article className="columns">
        <div className="reading">
          <VersionBadge version={content.versionBadge} {...api} />
          <h1 lang={content.lang} translate="no">
            {content.title}
          </h1>
          {content.history === undefined ? null : <WholeHistory api={api} history={content.history} />}
          {own.types.length === 0 && own.constraints.length === 0 ? null : (
            <p className="root">
              <SchemaType api={api} schema={own} />
            </p>
          )}
          <Description api={api} html={descriptionHtml} />
          <SchemaText api={api} schema={own} name={content.title} />
          {hasInside(schema) ? (
            <>
              <SectionHeading api={api} level={2} id="schema" title={t("apiSchema")} />
              <SchemaTools api={api} schemas={[own]} />
              <SchemaTree api={api} schema={own} level={0} />
            </>
          ) : null}
          {usedBy.length === 0 ? null : (
            <>
              <SectionHeading api={api} level={2} id="used-by" title={t("apiUsedBy")} />
              <PageList api={api} pages={usedBy} />
            </>
          )}
        </div>
        {example === undefined ? null : (
          <div className="beside">
            <section>
              <SectionHeading api={api} level={2} id="example" title={exampleTitle} />
              <CodeBlock {...api} {...example} codeHtml={codeHtml(example)} />
            </section>
          </div>
        )}
      </article>
      <PageFoot {...api} />
      <Pagination {...api} />
    </>
  );
}

/** The schema without its own name as type, if its JSON type is known: on its own page the name says nothing. */
function withoutName(schema: SchemaView, name: string): SchemaView {
  const types = schema.types.filter((type) => type !== name);
  return { ...schema, types: types.length === 0 && schema.properties !== undefined ? ["object"] : types };
}
