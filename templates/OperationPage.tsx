// The page of an operation: a column of text, and beside it code to copy.
import { BodyExamples, hasExamples } from "#template/parts/api/BodyExamples";
import { Callbacks } from "#template/parts/api/Callbacks";
import { CodeSamples } from "#template/parts/api/CodeSamples";
import { Deprecated } from "#template/parts/api/Deprecated";
import { Description } from "#template/parts/api/Description";
import { ExternalDocs } from "#template/parts/api/ExternalDocs";
import { OperationFoot } from "#template/parts/api/OperationFoot";
import { OperationParts } from "#template/parts/api/OperationParts";
import { PathLine } from "#template/parts/api/PathLine";
import { SchemaTools } from "#template/parts/api/SchemaTools";
import { SectionLinks } from "#template/parts/api/SectionLinks";
import { Security } from "#template/parts/api/Security";
import { UsedIn } from "#template/parts/api/UsedIn";
import { WholeHistory } from "#template/parts/api/WholeHistory";
import { Banners } from "#template/parts/Banners";
import { Breadcrumbs } from "#template/parts/Breadcrumbs";
import { LongName } from "#template/parts/LongName";
import { PageFoot } from "#template/parts/PageFoot";
import { Pagination } from "#template/parts/Pagination";
import { VersionBadge } from "#template/parts/VersionBadge";
import type { OperationBody, SchemaView } from "../src/model/api.ts";
import type { ApiPageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for an operation or webhook. */
export function OperationPage({ content, body, ...api }: ApiPageTemplateProps<"operation", "operation">) {
  const { deprecated, descriptionHtml, externalDocs, callbacks, samples } = body;
  return (
    <>
      <Breadcrumbs {...api} />
      <Banners {...api} />
      <article className="columns">
        <div className="reading">
          <VersionBadge version={content.versionBadge} {...api} />
          <h1 lang={content.lang}>
            <LongName text={content.title} />
          </h1>
          <PathLine api={api} operation={body} />
          {content.history === undefined ? null : <WholeHistory api={api} history={content.history} />}
          {deprecated === undefined ? null : <Deprecated api={api} id="deprecated" {...deprecated} />}
          <Description api={api} html={descriptionHtml} />
          {externalDocs === undefined ? null : <ExternalDocs docs={externalDocs} {...api} />}
          {body.isWebhook && body.security.length === 0 ? null : <Security api={api} security={body.security} />}
          <SectionLinks api={api} operation={body} />
          <SchemaTools api={api} schemas={schemasOf(body)} />
          <OperationParts api={api} operation={body} level={2} prefix="" />
          <Callbacks api={api} callbacks={callbacks} />
          <UsedIn api={api} pages={content.usedIn ?? []} />
          <OperationFoot api={api} operation={body} />
        </div>
        {samples.length === 0 && !hasExamples(body) ? null : (
          <div className="beside">
            {samples.length === 0 ? null : (
              <CodeSamples {...{ api, samples }} servers={body.servers} unwritten={body.unwritten} />
            )}
            <BodyExamples api={api} operation={body} />
          </div>
        )}
      </article>
      <PageFoot {...api} />
      <Pagination {...api} />
    </>
  );
}

/** The schemas that the page shows unfolded: those of the request body and of all responses. */
function schemasOf({ requestBody, responses }: OperationBody): readonly (SchemaView | undefined)[] {
  const contents = [...(requestBody?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  return contents.map(({ schema }) => schema);
}
