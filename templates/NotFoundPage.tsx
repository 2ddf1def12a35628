// The page for URLs that do not exist: says so and offers links.
import { Icon } from "#template/parts/Icon";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for the not-found page. */
export function NotFoundPage({ content, edition, t }: PageTemplateProps<"notFound">) {
  const { site, navbar, search } = edition;
  const links = navbar.items.flatMap((item) => (item.kind === "link" && !item.isExternal ? [item] : []));
  return (
    <article>
      <p className="eyebrow">404</p>
      <h1>{content.title}</h1>
      <p className="lead">{t("notFoundText")}</p>
      <p>{t("notFoundContact")}</p>
      {search === undefined ? null : (
        <search className="js-only" aria-label={t("searchTitle")}>
          <form className="schema-tools" action={search.pageHref}>
            <input type="search" name="q" required aria-label={t("searchLabel")} placeholder={t("searchLabel")} />
            <button type="submit">{t("searchTitle")}</button>
          </form>
        </search>
      )}
      <p className="actions">
        <a className="button button-primary" href={site.homeHref}>
          {t("homePage")}
        </a>
      </p>
      {links.length === 0 ? null : (
        <>
          <h2 id="site-sections">{t("notFoundSections")}</h2>
          <ul className="link-list" aria-labelledby="site-sections">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
