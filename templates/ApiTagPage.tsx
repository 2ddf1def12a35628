// The page of a tag: its description and all its operations.
import { ExternalDocs } from "#template/parts/api/ExternalDocs";
import { MethodBadge } from "#template/parts/api/MethodBadge";
import { PageList } from "#template/parts/api/PageList";
import { PathParts } from "#template/parts/api/PathLine";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { Banners } from "#template/parts/Banners";
import { Breadcrumbs } from "#template/parts/Breadcrumbs";
import { LongName } from "#template/parts/LongName";
import { PageFoot } from "#template/parts/PageFoot";
import { Pagination } from "#template/parts/Pagination";
import { VersionBadge } from "#template/parts/VersionBadge";
import type { ApiPageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for a tag. */
export function ApiTagPage({ content, body, ...api }: ApiPageTemplateProps<"apiTag", "tag">) {
  const { Html, t, refs } = api;
  const { descriptionHtml, externalDocs, children = [] } = body;
  const own = body.operations.map((operation) => ({
    ...operation,
    href: refs[operation.ref]?.href,
    lang: content.lang,
  }));
  const operations = [...own, ...(content.fallbacks ?? [])];
  return (
    <>
      <Breadcrumbs {...api} />
      <Banners {...api} />
      <article>
        <VersionBadge version={content.versionBadge} {...api} />
        <h1 lang={content.lang}>
          <LongName text={content.title} />
        </h1>
        {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
        {externalDocs === undefined ? null : <ExternalDocs docs={externalDocs} {...api} />}
        {children.length === 0 ? null : (
          <>
            <SectionHeading api={api} level={2} id="groups" title={t("apiGroups")} />
            <PageList api={api} pages={children} />
          </>
        )}
        {operations.length === 0 ? null : (
          <>
            <SectionHeading api={api} level={2} id="operations" title={t("apiOperations")} />
            <ul className="operations" data-twin="lines">
              {operations.map(({ href, lang, method, path, isDeprecated, summary, description }) => (
                <li key={href}>
                  <MethodBadge method={method} />{" "}
                  <div>
                    <a className={isDeprecated ? "deprecated" : undefined} href={href} lang={lang}>
                      {summary}
                    </a>{" "}
                    {isDeprecated ? <span className="c">{t("apiDeprecated")}</span> : null}{" "}
                    <code translate="no">
                      <PathParts path={path} />
                    </code>
                    {description === "" || description === summary ? null : <p lang={lang}>{description}</p>}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </article>
      <PageFoot {...api} />
      <Pagination {...api} />
    </>
  );
}
