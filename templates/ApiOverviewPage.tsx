// The first page of an API: what it is, where it answers, how to authorize, on what terms.
import { ApiFacts } from "#template/parts/api/ApiFacts";
import { MyHub } from "#template/parts/api/MyHub";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { SecuritySchemes } from "#template/parts/api/SecuritySchemes";
import { Servers } from "#template/parts/api/Servers";
import { Banners } from "#template/parts/Banners";
import { Breadcrumbs } from "#template/parts/Breadcrumbs";
import { Icon } from "#template/parts/Icon";
import { PageFoot } from "#template/parts/PageFoot";
import { Pagination } from "#template/parts/Pagination";
import { Toc } from "#template/parts/Toc";
import type { OverviewBody } from "../src/model/api.ts";
import type { ApiPageTemplateProps, Translate } from "../src/model/template.ts";
import { serverAddress } from "./parts/api/serverAddress.ts";

/** Content of `main` for the overview of an API. */
export function ApiOverviewPage({ content, body, ...api }: ApiPageTemplateProps<"apiOverview", "overview">) {
  const { Html, t } = api;
  const { version, openapiVersion, summary, descriptionHtml, servers, securitySchemes } = body;
  const [server] = servers;
  const hasFacts = (body.contact ?? body.license ?? body.termsHref ?? body.externalDocs) !== undefined;
  return (
    <>
      <Breadcrumbs {...api} />
      <Banners {...api} />
      <Toc {...api} />
      <article lang={content.lang}>
        <h1>{content.title}</h1>
        {summary === undefined ? null : <p className="lead">{summary}</p>}
        <p className="api-line">
          <span className="c">{t("versionLabel", { version })}</span> <span className="c">{openapiVersion}</span>{" "}
          <span>{countsOf(body.counts, t).join(" · ")}</span>
        </p>
        {content.downloads.length === 0 ? null : (
          <p className="actions">
            {content.downloads.map(({ label, href }) => (
              <a key={href} className="button" href={href} download>
                <Icon name="download" /> {t("apiDownload")} <small>{label}</small>
              </a>
            ))}
          </p>
        )}
        {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
        {server === undefined ? null : (
          <>
            <SectionHeading api={api} level={2} id="servers" title={t("apiServers")} />
            <Servers api={api} servers={servers} />
            <MyHub api={api} base={serverAddress(server)} />
          </>
        )}
        {securitySchemes.length === 0 ? null : (
          <>
            <SectionHeading api={api} level={2} id="authentication" title={t("apiAuthentication")} />
            <SecuritySchemes api={api} schemes={securitySchemes} />
          </>
        )}
        {hasFacts ? (
          <>
            <SectionHeading api={api} level={2} id="about" title={t("apiAbout")} />
            <ApiFacts api={api} body={body} />
          </>
        ) : null}
      </article>
      <PageFoot {...api} />
      <Pagination {...api} />
    </>
  );
}

function countsOf({ operations, tags, schemas, webhooks }: OverviewBody["counts"], t: Translate): readonly string[] {
  return [
    ...(operations === 0 ? [] : [t("apiOperationCount", { count: operations })]),
    ...(webhooks === 0 ? [] : [t("apiWebhookCount", { count: webhooks })]),
    ...(tags === 0 ? [] : [t("apiTagCount", { count: tags })]),
    ...(schemas === 0 ? [] : [t("apiSchemaCount", { count: schemas })]),
  ];
}
