// OAuth flows: the ways to get a token.
import type { SecuritySchemeView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The flows of a security scheme. */
export interface FlowsProps {
  readonly api: ApiTemplateProps;
  readonly flows: SecuritySchemeView["flows"];
}

const kinds: Readonly<Record<string, string>> = {
  authorizationCode: "apiFlowCode",
  clientCredentials: "apiFlowClient",
  implicit: "apiFlowImplicit",
  password: "apiFlowPassword",
  deviceAuthorization: "apiFlowDevice",
};

const urls: Readonly<Record<SecuritySchemeView["flows"][number]["urls"][number]["kind"], string>> = {
  authorizationUrl: "apiUrlAuthorization",
  tokenUrl: "apiUrlToken",
  refreshUrl: "apiUrlRefresh",
  deviceAuthorizationUrl: "apiUrlDevice",
};

/** URLs and scopes of each flow. */
export function Flows({ api: { t, specLang }, flows }: FlowsProps) {
  return flows.map((flow) => {
    const kind = Object.hasOwn(kinds, flow.kind) ? kinds[flow.kind] : undefined;
    return (
      <div key={flow.kind} className="flow">
        <p className="label">{kind === undefined ? flow.kind : t(kind)}</p>
        <dl className="facts">
          {flow.urls.map((url) => (
            <div key={url.kind}>
              <dt>{t(urls[url.kind])}</dt>
              <dd>
                <code>{url.value}</code>
              </dd>
            </div>
          ))}
          {flow.scopes.map((scope) => (
            <div key={scope.name}>
              <dt>
                <code>{scope.name}</code>
              </dt>
              <dd lang={specLang}>{scope.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  });
}
