// A page of the docs: breadcrumbs, text, table of contents and foot.
import { Banners } from "#template/parts/Banners";
import { Breadcrumbs } from "#template/parts/Breadcrumbs";
import { GuideLink } from "#template/parts/GuideLink";
import { PageFoot } from "#template/parts/PageFoot";
import { Pagination } from "#template/parts/Pagination";
import { Toc } from "#template/parts/Toc";
import { interfaceLang } from "../src/model/interfaceLang.ts";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for a doc. */
export function DocPage({ content, bodyHtml, ...shell }: PageTemplateProps<"doc">) {
  const { Html, t } = shell;
  return (
    <>
      <Breadcrumbs {...shell} />
      <Banners {...shell} />
      <Toc {...shell} />
      <article lang={content.lang}>
        {content.versionBadge === undefined ? null : (
          <p className="badge" lang={interfaceLang(shell)}>
            {t("versionLabel", { version: content.versionBadge })}
          </p>
        )}
        {content.showTitle || content.hiddenTitle ? (
          <h1 id={content.titleId} className={content.hiddenTitle ? "visually-hidden" : undefined}>
            {content.title}
          </h1>
        ) : null}
        {bodyHtml === undefined ? null : <Html as="div" className="prose" html={bodyHtml} />}
      </article>
      <PageFoot {...shell} />
      <GuideLink {...shell} />
      <Pagination {...shell} />
    </>
  );
}
