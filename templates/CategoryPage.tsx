// The generated page of a sidebar category: a card for each of its pages.
import { Banners } from "#template/parts/Banners";
import { Breadcrumbs } from "#template/parts/Breadcrumbs";
import { GuideLink } from "#template/parts/GuideLink";
import { Icon } from "#template/parts/Icon";
import { Label } from "#template/parts/Label";
import { Pagination } from "#template/parts/Pagination";
import { VersionBadge } from "#template/parts/VersionBadge";
import type { CategoryCard } from "../src/model/page.ts";
import type { PageTemplateProps, TemplateProps } from "../src/model/template.ts";

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
        <ul className="cards">
          {content.cards.map((card) => (
            <li key={card.href}>
              <Card card={card} {...shell} />
            </li>
          ))}
        </ul>
        {content.omitted === undefined ? null : (
          <p className="note">{shell.t("apiOmitted", { count: content.omitted })}</p>
        )}
      </article>
      <GuideLink {...shell} />
      <Pagination {...shell} />
    </>
  );
}

const icons = { page: "page", category: "folder", external: "external" } as const;

function Card({ card, t }: TemplateProps & { readonly card: CategoryCard }) {
  const count = card.count === undefined ? "" : t("categoryItems", { count: card.count });
  const description = card.description === "" ? count : card.description;
  const target = card.kind === "external" ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a className="card" href={card.href} {...target}>
      <Icon name={icons[card.kind]} />
      <span className="card-title" lang={card.lang}>
        <Label text={card.label} />
      </span>
      {description === "" ? null : (
        <span className="card-text" lang={card.description === "" ? undefined : card.lang}>
          {description}
        </span>
      )}
    </a>
  );
}
