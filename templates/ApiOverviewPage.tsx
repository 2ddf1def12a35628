// The first page of an API: description, servers, authorization, contact and terms.
import { ApiFacts } from "#template/parts/api/ApiFacts";
import { MyHub } from "#template/parts/api/MyHub";
import { PageList } from "#template/parts/api/PageList";
import { RemovedOperations } from "#template/parts/api/RemovedOperations";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { SecuritySchemes } from "#template/parts/api/SecuritySchemes";
import { Servers } from "#template/parts/api/Servers";
import { Banners } from "#template/parts/Banners";
import { Breadcrumbs } from "#template/parts/Breadcrumbs";
import { Icon } from "#template/parts/Icon";
import { PageFoot } from "#template/parts/PageFoot";
import { Pagination } from "#template/parts/Pagination";
import { Toc } from "#template/parts/Toc";
import type { OverviewBody, PageDirectory } from "../src/model/api.ts";
import { authenticationId } from "../src/model/apiSections.ts";
import { serverAddress } from "../src/model/apiServers.ts";
import { interfaceLang } from "../src/model/interfaceLang.ts";
import type { FallbackPages, TocEntry } from "../src/model/page.ts";
import type { ApiPageTemplateProps, ApiTemplateProps, Translate } from "../src/model/template.ts";

const ids = {
  servers: "api-servers",
  authentication: authenticationId,
  about: "api-about",
  tags: "api-tags",
  schemas: "api-schemas",
} as const;

/** Content of `main` for the overview of an API. */
export function ApiOverviewPage({ content, body, ...api }: ApiPageTemplateProps<"apiOverview", "overview">) {
  const { Html, t } = api;
  const { version, openapiVersion, summary, descriptionHtml, servers, securitySchemes } = body;
  const [server] = servers;
  const tocLang = interfaceLang(api);
  const titles = titlesBeside(api.page.toc, t);
  const lists = listsOf(body, content.fallbacks);
  return (
    <>
      <Breadcrumbs {...api} />
      <Banners {...api} />
      <Toc {...api} page={{ ...api.page, toc: [...api.page.toc, ...tocOf(body, { lists, titles, lang: tocLang })] }} />
      <article>
        <h1 lang={content.lang}>{content.title}</h1>
        {summary === undefined ? null : (
          <p className="lead" lang={content.lang}>
            {summary}
          </p>
        )}
        <p className="api-line" data-twin="list">
          {content.apiTitle === content.title ? null : <strong lang={content.lang}>{content.apiTitle}</strong>}{" "}
          {version === "" ? null : <span className="c">{t("versionLabel", { version })}</span>}{" "}
          <span className="c">{`${openapiVersion.startsWith("2") ? "Swagger" : "OpenAPI"} ${openapiVersion}`}</span>{" "}
          <span>{countsOf(body.counts, t).join(" · ")}</span>
        </p>
        {content.downloads.length === 0 ? null : (
          <p className="actions">
            <span className="l" aria-hidden="true" data-twin="none">
              {t("apiDownload")}
            </span>
            {content.downloads.map(({ label, href, language, lang }) => (
              <a key={href} className="button" href={href} hrefLang={lang} download>
                <Icon name="download" />
                <span>
                  <span className="visually-hidden">{t("apiDownload")}</span> {label}{" "}
                  {language === undefined ? null : <span lang={lang}> {language}</span>}
                </span>
              </a>
            ))}
          </p>
        )}
        {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
        {server === undefined ? null : (
          <>
            <SectionHeading api={api} level={2} id={ids.servers} title={titles.servers} />
            <Servers api={api} servers={servers} />
            <MyHub api={api} base={serverAddress(server)} servers={servers} />
          </>
        )}
        {securitySchemes.length === 0 ? null : (
          <>
            <SectionHeading api={api} level={2} id={ids.authentication} title={titles.authentication} />
            <SecuritySchemes api={api} schemes={securitySchemes} />
          </>
        )}
        <RemovedOperations api={api} operations={content.removed ?? []} changesHref={content.changesHref} />
        {hasFacts(body) ? (
          <>
            <SectionHeading api={api} level={2} id={ids.about} title={titles.about} />
            <ApiFacts api={api} body={body} />
          </>
        ) : null}
        {lists.map((list) => (
          <Directory key={list.kind} api={api} list={list} title={titles[list.kind]} />
        ))}
      </article>
      <PageFoot {...api} />
      <Pagination {...api} />
    </>
  );
}

/** The pages of a kind, and those that only another language's specification has. */
interface PagesOfKind extends PageDirectory {
  readonly fallbacks?: FallbackPages["pages"] | undefined;
}

function listsOf({ directory }: OverviewBody, fallbacks: readonly FallbackPages[] = []): readonly PagesOfKind[] {
  const more = (wanted: PageDirectory["kind"]) => fallbacks.find(({ kind }) => kind === wanted)?.pages;
  const others = fallbacks.filter(({ kind }) => !directory.some((list) => list.kind === kind));
  return [
    ...directory.map((list): PagesOfKind => ({ ...list, fallbacks: more(list.kind) })),
    ...others.map(({ kind, pages }): PagesOfKind => ({ kind, pages: [], fallbacks: pages })),
  ];
}

/**
 * A list of links to the pages of a kind. Needed because narrow screens hide the sidebar, and schemas are not in it.
 */
function Directory({ api, list, title }: { api: ApiTemplateProps; list: PagesOfKind; title: string }) {
  const { kind, pages, omitted, fallbacks } = list;
  return (
    <>
      <SectionHeading api={api} level={2} id={ids[kind]} title={title} />
      <PageList api={api} pages={pages} fallbacks={fallbacks} />
      {omitted === undefined ? null : <p className="note">{api.t("apiOmitted", { count: omitted })}</p>}
    </>
  );
}

const hasFacts = ({ contact, license, termsHref, externalDocs }: OverviewBody): boolean =>
  (contact ?? license ?? termsHref ?? externalDocs) !== undefined;

type Titles = Readonly<Record<keyof typeof ids, string>>;

/** Titles of the template's sections. If the description has a section with the usual title, another one is used. */
function titlesBeside(toc: readonly TocEntry[], t: Translate): Titles {
  const taken = new Set(toc.map(({ html }) => html.trim().toLowerCase()));
  const free = (usual: string, other: string): string =>
    taken.has(escapeText(t(usual)).toLowerCase()) ? t(other) : t(usual);
  return {
    servers: free("apiServers", "apiServerAddresses"),
    authentication: free("apiAuthentication", "apiSecuritySchemes"),
    about: t("apiAbout"),
    tags: free("apiOperations", "apiAllOperations"),
    schemas: free("apiSchemas", "apiAllSchemas"),
  };
}

interface ShownLists {
  readonly lists: readonly PagesOfKind[];
  readonly titles: Titles;
  readonly lang: string | undefined;
}

/** Table of contents entries for headings that the template adds to those of the description. */
function tocOf(body: OverviewBody, { lists, titles, lang }: ShownLists): readonly TocEntry[] {
  const entry = (id: string, depth: number, title: string): TocEntry => {
    return { id, depth, html: escapeText(title), ...(lang === undefined ? {} : { lang }) };
  };
  return [
    ...(body.servers.length === 0 ? [] : [entry(ids.servers, 2, titles.servers)]),
    ...(body.securitySchemes.length === 0 ? [] : [entry(ids.authentication, 2, titles.authentication)]),
    ...body.securitySchemes.map(({ id, name }) => entry(id, 3, name)),
    ...(hasFacts(body) ? [entry(ids.about, 2, titles.about)] : []),
    ...lists.map(({ kind }) => entry(ids[kind], 2, titles[kind])),
  ];
}

const escapeText = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function countsOf({ operations, tags, schemas, webhooks }: OverviewBody["counts"], t: Translate): readonly string[] {
  return [
    ...(operations === 0 ? [] : [t("apiOperationCount", { count: operations })]),
    ...(webhooks === 0 ? [] : [t("apiWebhookCount", { count: webhooks })]),
    ...(tags === 0 ? [] : [t("apiTagCount", { count: tags })]),
    ...(schemas === 0 ? [] : [t("apiSchemaCount", { count: schemas })]),
  ];
}
