// The first element that the keyboard reaches: a link past the header and the sidebar.
import type { TemplateProps } from "../../src/model/template.ts";

/**
 * Link to `main`. Works without scripts; with them the URL does not change. On a new page the focus starts at the
 * region around it.
 */
export function SkipLink({ edition, t, Once }: TemplateProps) {
  const link = () => (
    // biome-ignore lint/a11y/useSemanticElements: no section of the page, a place that a reader is told of
    <div data-start="" role="region" aria-label={t("skipToContent")} tabIndex={-1}>
      <a className="skip-link" href="#main">
        {t("skipToContent")}
      </a>
    </div>
  );
  return <Once of={edition} name="skip-link" render={link} />;
}
