// The link to the guide (the page with all docs of the sidebar).
import { Icon } from "#template/parts/Icon";
import type { TemplateProps } from "../../src/model/template.ts";

/** The link; nothing if the page has none. */
export function GuideLink({ page, t }: TemplateProps) {
  if (page.guideHref === undefined) return null;
  return (
    <p className="page-foot">
      <a className="edit-link" href={page.guideHref}>
        <Icon name="page" />
        {t("guideLink")}
      </a>
    </p>
  );
}
