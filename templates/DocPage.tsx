// A page of the docs: breadcrumbs, text, table of contents and foot.
import { Banners } from "#template/parts/Banners";
import { Breadcrumbs } from "#template/parts/Breadcrumbs";
import { GuideLink } from "#template/parts/GuideLink";
import { PageFoot } from "#template/parts/PageFoot";
import { Pagination } from "#template/parts/Pagination";
import { Toc } from "#template/parts/Toc";
import { VersionBadge } from "#template/parts/VersionBadge";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for a doc. */
export function DocPage({ content, bodyHtml, ...shell }: PageTemplateProps<"doc">) {
  const { Html } = shell;
  return (
    <>
      <Breadcrumbs {...shell} />
      <Banners {...shell} />
      <Toc {...shell} />
      <article lang={content.lang}>
        <VersionBadge version={content.versionBadge} {...shell} />
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
