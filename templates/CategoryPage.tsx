// The generated page of a sidebar category: a card for each of its pages.
import { Banners } from "#template/parts/Banners";
import { Breadcrumbs } from "#template/parts/Breadcrumbs";
import { GuideLink } from "#template/parts/GuideLink";
import { PageCards } from "#template/parts/PageCards";
import { Pagination } from "#template/parts/Pagination";
import { VersionBadge } from "#template/parts/VersionBadge";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for a category. */
export function CategoryPage({ content, ...shell }: PageTemplateProps<"category">) {
  return (
    <>
      <Breadcrumbs {...shell} />
      <Banners {...shell} />
      <article>
        <VersionBadge version={content.versionBadge} {...shell} />
        <h1>{content.title}</h1>
        {content.description === "" ? null : <p className="lead">{content.description}</p>}
        <PageCards cards={content.cards} omitted={content.omitted} {...shell} />
      </article>
      <GuideLink {...shell} />
      <Pagination {...shell} />
    </>
  );
}
