// The landing page: a hero with its buttons and the beginning of the page's text, feature cards, then the rest of the
// text.
import { Icon } from "#template/parts/Icon";
import { Label } from "#template/parts/Label";
import type { HomeCard } from "../src/model/frontMatter.ts";
import { interfaceLang } from "../src/model/interfaceLang.ts";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for a landing page. */
export function HomePage({ content, leadHtml, bodyHtml, ...shell }: PageTemplateProps<"home">) {
  const { Html, edition } = shell;
  const { title, promise, tagline, actions, cards } = content;
  // Without a tagline of its own the page shows the site's, whose language may differ.
  const taglineLang = tagline === edition.site.tagline ? interfaceLang(shell) : undefined;
  return (
    <div lang={content.lang}>
      <div className={leadHtml === undefined ? "hero" : "hero hero-with-lead"}>
        <div>
          {promise === title ? (
            <h1 className="promise">{title}</h1>
          ) : (
            <>
              <h1 className="eyebrow">{title}</h1>
              <p className="promise">{promise}</p>
            </>
          )}
          {tagline === "" ? null : (
            <p className="tagline" lang={taglineLang}>
              {tagline}
            </p>
          )}
          {actions.length === 0 ? null : (
            <p className="actions">
              {actions.map(({ label, to, primary }) => (
                <a key={to} className={primary ? "button button-primary" : "button"} href={to}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </div>
        {leadHtml === undefined ? null : <Html as="div" className="prose hero-lead" html={leadHtml} />}
      </div>
      {cards.length === 0 ? null : (
        <ul className="cards feature-cards">
          {cards.map((card) => (
            <li key={card.title}>
              <FeatureCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {bodyHtml === undefined || bodyHtml === "" ? null : <Html as="div" className="prose home-text" html={bodyHtml} />}
    </div>
  );
}

function FeatureCard({ card }: { readonly card: HomeCard & { readonly lang?: string } }) {
  const Box = card.to === undefined ? "div" : "a";
  return (
    <Box className="card feature-card" {...(card.to === undefined ? {} : { href: card.to })} lang={card.lang}>
      {card.icon === undefined ? null : <CardIcon icon={card.icon} />}
      <span className="card-title">
        <Label text={card.title} />
      </span>
      <span className="card-text">{card.text}</span>
    </Box>
  );
}

/** The icon of a card: a picture if it is a path or URL, else a built-in icon of that name. */
function CardIcon({ icon }: { readonly icon: string }) {
  if (!/[/.]/.test(icon)) return <Icon name={icon} />;
  return <img className="card-picture" src={icon} alt="" width="36" height="36" loading="lazy" />;
}
