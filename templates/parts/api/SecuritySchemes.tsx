// The security schemes of the whole API.
import { Chip } from "#template/parts/api/Constraints";
import { Flows } from "#template/parts/api/Flows";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import type { SecuritySchemeView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

const types: Readonly<Record<string, string>> = {
  apiKey: "apiSchemeKey",
  http: "apiSchemeHttp",
  oauth2: "apiSchemeOauth",
  openIdConnect: "apiSchemeOpenId",
  mutualTLS: "apiSchemeTls",
};

const facts: Readonly<Record<SecuritySchemeView["facts"][number]["kind"], string>> = {
  in: "apiSchemeIn",
  name: "apiSchemeName",
  scheme: "apiSchemeScheme",
  bearerFormat: "apiSchemeFormat",
  openIdConnectUrl: "apiSchemeDiscovery",
  oauth2MetadataUrl: "apiSchemeMetadata",
};

const places: Readonly<Record<string, string>> = { header: "apiInHeader", query: "apiInQuery", cookie: "apiInCookie" };

/** A heading and the facts of each scheme. URLs are shown as text and not linked. */
export function SecuritySchemes({
  api,
  schemes,
}: {
  readonly api: ApiTemplateProps;
  readonly schemes: readonly SecuritySchemeView[];
}) {
  const { t, Html } = api;
  return schemes.map((scheme) => {
    const type = Object.hasOwn(types, scheme.type) ? types[scheme.type] : undefined;
    return (
      <section key={scheme.id}>
        <SectionHeading api={api} level={3} id={scheme.id} title={scheme.name} />
        <p className="root">
          <span className="t">{type === undefined ? scheme.type : t(type)}</span>
          {scheme.isDeprecated ? <Chip text={t("apiDeprecated")} /> : null}
        </p>
        {scheme.descriptionHtml === undefined ? null : (
          <Html as="div" className="prose" html={scheme.descriptionHtml} />
        )}
        <dl className="facts">
          {scheme.facts.map(({ kind, value }) => (
            <div key={kind}>
              <dt>{t(facts[kind])}</dt>
              <dd>
                <FactValue api={api} kind={kind} value={value} />
              </dd>
            </div>
          ))}
        </dl>
        <Flows api={api} flows={scheme.flows} />
      </section>
    );
  });
}

type FactProps = SecuritySchemeView["facts"][number] & { readonly api: ApiTemplateProps };

function FactValue({ api, kind, value }: FactProps) {
  const place = kind === "in" && Object.hasOwn(places, value) ? places[value] : undefined;
  return place === undefined ? <code>{value}</code> : api.t(place);
}
