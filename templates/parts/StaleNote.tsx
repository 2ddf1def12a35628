// The note under the heading of a translated section whose original has changed since.
import type { TemplateProps } from "../../src/model/template.ts";

/** One line with a link to the section of the original. */
export function StaleNote({ href, t }: TemplateProps & { readonly href: string }) {
  return (
    <p className="section-note">
      {t("staleSection")} <a href={href}>{t("staleSectionLink")}</a>
    </p>
  );
}
