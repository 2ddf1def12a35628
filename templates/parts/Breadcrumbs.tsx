// Breadcrumbs: home, the categories that contain the page, and the page.
import { Icon } from "#template/parts/Icon";
import { Label } from "#template/parts/Label";
import type { TemplateProps } from "../../src/model/template.ts";

/** The breadcrumbs; nothing on pages outside a sidebar. */
export function Breadcrumbs({ edition, page, t, Once }: TemplateProps) {
  if (page.breadcrumbs.length === 0) return null;
  const last = page.breadcrumbs.length - 1;
  const home = () => (
    <li>
      <a href={edition.site.homeHref} aria-label={t("homePage")}>
        <Icon name="home" />
      </a>
    </li>
  );
  return (
    <nav className="breadcrumbs" aria-label={t("breadcrumbs")}>
      <ol>
        <Once of={edition} name="home" render={home} />
        {page.breadcrumbs.map(({ label, href, lang }, index) => (
          <li key={label} lang={lang}>
            {href === undefined ? (
              <span aria-current={index === last ? "page" : undefined}>
                <Label text={label} />
              </span>
            ) : (
              <a href={href}>
                <Label text={label} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
