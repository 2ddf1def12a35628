// A card for each page of a category.
import { Icon } from "#template/parts/Icon";
import { Label } from "#template/parts/Label";
import type { CategoryCard } from "../../src/model/page.ts";
import type { PageCardsTemplateProps, TemplateProps } from "../../src/model/template.ts";

/** The cards, in the order of the sidebar. */
export function PageCards({ cards, omitted, ...shell }: PageCardsTemplateProps) {
  if (cards.length === 0) return null;
  return (
    <>
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.href}>
            <Card card={card} {...shell} />
          </li>
        ))}
      </ul>
      {omitted === undefined ? null : <p className="note">{shell.t("apiOmitted", { count: omitted })}</p>}
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
