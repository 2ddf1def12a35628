// Cards made from a list of links in a text.
import { CardFilter } from "#template/parts/CardFilter";
import { Icon } from "#template/parts/Icon";
import type { CardsTemplateProps } from "../../src/model/template.ts";

/** The cards. The title is the link, and its area covers the card, so that links in the text keep working. */
export function Cards(props: CardsTemplateProps) {
  const { cards, filter, Html } = props;
  const list = (
    <ul className="cards">
      {cards.map(({ href, isExternal, icon, titleHtml, tags = [], bodyHtml }) => (
        <li key={titleHtml} className="card" {...choicesOf(tags, filter)}>
          {icon === undefined ? null : <Icon name={icon} />}
          {href === undefined ? (
            <Html className="card-title" html={titleHtml} />
          ) : (
            <Html
              as="a"
              className="card-title"
              href={href}
              html={titleHtml}
              {...(isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {})}
            />
          )}
          {bodyHtml === "" ? null : <Html as="div" className="card-text" html={bodyHtml} />}
          {tags.length === 0 ? null : (
            <div className="tags" data-twin="list">
              {tags.map((tag) => (
                <span key={tag}>{tag}</span>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
  if (filter === undefined) return list;
  return (
    <div className="filtered">
      <CardFilter {...props} filter={filter} />
      {list}
    </div>
  );
}

/** The numbers, from 1, of the filter's choices that show a card. */
function choicesOf(tags: readonly string[], filter: CardsTemplateProps["filter"]) {
  if (filter === undefined) return {};
  return {
    "data-tags": tags
      .map((tag) => filter.tags.indexOf(tag) + 1)
      .filter((number) => number > 0)
      .join(" "),
  };
}
