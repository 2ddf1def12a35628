// The link to the page that holds all docs of the sidebar.
import { Icon } from "#template/parts/Icon";
import type { TemplateProps } from "../../src/model/template.ts";

/** The link; nothing where it is not offered. */
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
