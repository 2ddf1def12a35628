// The foot of a page: its tags, copy and edit links, and when it was last changed.
import { Icon } from "#template/parts/Icon";
import type { TemplateProps } from "../../src/model/template.ts";

/** The foot; nothing if it would be empty. */
export function PageFoot(shell: TemplateProps) {
  const { page, t } = shell;
  const { markdownTwin } = page.head;
  const facts = [page.editHref, page.lastUpdated, markdownTwin];
  if (page.tags.length === 0 && facts.every((fact) => fact === undefined)) return null;
  return (
    <div className="page-foot">
      {page.tags.length === 0 ? null : (
        <div className="tags">
          <p id="tags-label">{t("tags")}:</p>
          <ul aria-labelledby="tags-label">
            {page.tags.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {markdownTwin === undefined ? null : (
        <button
          type="button"
          className="page-copy js-only"
          data-markdown={markdownTwin.replace(/^https?:\/\/[^/]+/, "")}
          data-copied={t("copied")}
          data-failed={t("copyFailed")}
        >
          {t("copyPage")}
        </button>
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
