// Pages of the site that name or call an operation.
import type { PageLink } from "../../../src/model/page.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** A heading with links; nothing when no page uses the operation. */
export function UsedIn({ api: { t }, pages }: { readonly api: ApiTemplateProps; readonly pages: readonly PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="used-in">
      <h2 id="used-in">{t("apiUsedIn")}</h2>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
