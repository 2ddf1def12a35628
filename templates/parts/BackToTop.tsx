// The back-to-top button of long docs. A script shows it when it is useful.
import { Icon } from "#template/parts/Icon";
import type { TemplateProps } from "../../src/model/template.ts";

const kinds = ["doc", "category", "operation", "apiTag", "apiOverview", "apiSchema", "apiChanges"];

/** The button; nothing on pages outside the docs. */
export function BackToTop({ edition, page, t, Once }: TemplateProps) {
  if (!kinds.includes(page.content.kind)) return null;
  const button = () => (
    <button type="button" className="back-to-top" aria-label={t("backToTop")} title={t("backToTop")} hidden>
      <Icon name="chevron" />
    </button>
  );
  return <Once of={edition} name="back-to-top" render={button} />;
}
