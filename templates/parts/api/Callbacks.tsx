// Requests that the server sends to an address that it was given.
import { BodyExamples } from "#template/parts/api/BodyExamples";
import { Deprecated } from "#template/parts/api/Deprecated";
import { ExternalDocs } from "#template/parts/api/ExternalDocs";
import { OperationParts } from "#template/parts/api/OperationParts";
import { PathLine } from "#template/parts/api/PathLine";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { Security } from "#template/parts/api/Security";
import type { OperationBody } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** Callbacks of an operation. */
export interface CallbacksProps {
  readonly api: ApiTemplateProps;
  readonly callbacks: OperationBody["callbacks"];
}

/** Each callback with its request, its responses and their examples, a level below those of the page. */
export function Callbacks({ api, callbacks }: CallbacksProps) {
  if (callbacks.length === 0) return null;
  const { t, Html, specLang } = api;
  return (
    <>
      <SectionHeading api={api} level={2} id="callbacks" title={t("apiCallbacks")} />
      {callbacks.map(({ name, expression, summary, operation }, index) => {
        const { method, deprecated, descriptionHtml, externalDocs, security } = operation;
        const prefix = `callback-${index + 1}-`;
        const line = { method, path: expression, isWebhook: false, servers: [] };
        return (
          <section key={`${name} ${method} ${expression}`} className="callback">
            <SectionHeading api={api} level={3} id={`callback-${index + 1}`} title={name} />
            {summary === undefined ? null : <p lang={specLang}>{summary}</p>}
            <PathLine api={api} operation={line} />
            {deprecated === undefined ? null : <Deprecated api={api} id={`${prefix}deprecated`} {...deprecated} />}
            {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
            {externalDocs === undefined ? null : <ExternalDocs docs={externalDocs} {...api} />}
            {security.length === 0 ? null : <Security api={api} security={security} />}
            <OperationParts api={api} operation={operation} level={4} prefix={prefix} />
            <BodyExamples api={api} operation={operation} level={4} prefix={prefix} />
          </section>
        );
      })}
    </>
  );
}
