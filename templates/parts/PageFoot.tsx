// What stands under a page's text: its tags, the link to edit it, when it was changed.
import { Icon } from "#template/parts/Icon";
import type { TemplateProps } from "../../src/model/template.ts";

/** The foot; nothing when there is nothing to say. */
export function PageFoot(shell: TemplateProps) {
  const { page, t } = shell;
  if (page.tags.length === 0 && page.editHref === undefined && page.lastUpdated === undefined) return null;
  return (
    <div className="page-foot">
      {page.tags.length === 0 ? null : (
        <div className="tags">
          <span id="tags-label">{t("tags")}</span>
          <ul aria-labelledby="tags-label">
            {page.tags.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {page.editHref === undefined ? null : (
        <a className="edit-link" href={page.editHref} target="_blank" rel="noopener noreferrer">
          <Icon name="edit" />
          {t("editPage")}
        </a>
      )}
      <LastUpdated {...shell} />
    </div>
  );
}

function LastUpdated({ page, t, formatDate }: TemplateProps) {
  if (page.lastUpdated === undefined) return null;
  const { date, author } = page.lastUpdated;
  const text = author === undefined ? t("lastUpdated") : t("lastUpdatedBy", { author });
  const [before, after = ""] = text.split("{date}");
  return (
    <p className="last-updated">
      {before}
      <time dateTime={date}>{formatDate(date)}</time>
      {after}
    </p>
  );
}
