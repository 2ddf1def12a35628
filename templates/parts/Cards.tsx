// Cards made from a list of links in a text.
import { Icon } from "#template/parts/Icon";
import type { CardsTemplateProps } from "../../src/model/template.ts";

/** The cards. The title is the link; its area covers the card, so links inside the text stay links. */
export function Cards({ cards, Html }: CardsTemplateProps) {
  return (
    <ul className="cards">
      {cards.map(({ href, isExternal, icon, titleHtml, bodyHtml }) => (
        <li key={titleHtml} className="card">
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
        </li>
      ))}
    </ul>
  );
}
