// Callbacks: requests that the server sends to a URL that the client has given it.
import { BodyExamples } from "#template/parts/api/BodyExamples";
import { Deprecated } from "#template/parts/api/Deprecated";
import { ExternalDocs } from "#template/parts/api/ExternalDocs";
import { OperationParts } from "#template/parts/api/OperationParts";
import { PathLine } from "#template/parts/api/PathLine";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { Security } from "#template/parts/api/Security";
import { Servers } from "#template/parts/api/Servers";
import type { ApiServer, OperationBody } from "../../../src/model/api.ts";
import { serverAddress } from "../../../src/model/apiServers.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The callbacks of an operation. */
export interface CallbacksProps {
  readonly api: ApiTemplateProps;
  readonly callbacks: OperationBody["callbacks"];
}

/** Each callback with its request, responses and examples, one heading level below those of the page. */
export function Callbacks({ api, callbacks }: CallbacksProps) {
  if (callbacks.length === 0) return null;
  const { t, Html, specLang } = api;
  return (
    <>
      <SectionHeading api={api} level={2} id="callbacks" title={t("apiCallbacks")} />
      {callbacks.map(({ name, expression, summary, operation, further = [] }, index) => {
        const { method, deprecated, descriptionHtml, externalDocs, security, servers } = operation;
        const prefix = `callback-${index + 1}-`;
        const line = { method, path: addressOf(expression, servers), isWebhook: false, servers: [] };
        return (
          <section key={`${name} ${method} ${expression}`} className="callback">
            <SectionHeading api={api} level={3} id={`callback-${index + 1}`} title={name} />
            {summary === undefined ? null : <p lang={specLang}>{summary}</p>}
            <PathLine api={api} operation={line} />
            {deprecated === undefined ? null : <Deprecated api={api} id={`${prefix}deprecated`} {...deprecated} />}
            {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
            {externalDocs === undefined ? null : <ExternalDocs docs={externalDocs} {...api} />}
            {security.length === 0 ? null : <Security api={api} security={security} />}
            {further.length === 0 ? null : (
              <p className="f">
                {t("apiCallbacks")}{" "}
                {further.map((one) => (
                  <span key={`${one.name} ${one.index}`}>
                    {one.index === undefined || one.index >= callbacks.length ? (
                      one.name
                    ) : (
                      <a href={`#callback-${one.index + 1}`}>{one.name}</a>
                    )}
                  </span>
                ))}
              </p>
            )}
            {servers.length === 0 ? null : (
              <details className="body servers">
                <summary>{t("apiServers")}</summary>
                <Servers api={api} servers={servers} />
              </details>
            )}
            <OperationParts api={api} operation={operation} level={4} prefix={prefix} />
            <BodyExamples api={api} operation={operation} level={4} prefix={prefix} />
          </section>
        );
      })}
    </>
  );
}

/**
 * The URL of a callback. Its own server's URL is prepended to a path such as `/events`, but not to an expression such
 * as `{$request.body#/url}`.
 */
function addressOf(expression: string, [server]: readonly ApiServer[]): string {
  return server === undefined || !expression.startsWith("/") ? expression : `${serverAddress(server)}${expression}`;
}
