// The announcement above the navbar. Always in the HTML; if the reader has closed it, it is hidden before the first
// paint.
import { Icon } from "#template/parts/Icon";
import type { TemplateProps } from "../../src/model/template.ts";

/** The announcement; nothing if none is configured. */
export function AnnouncementBar({ edition, t, Html }: TemplateProps) {
  const { announcement } = edition;
  if (announcement === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page has one `header`, which holds the navbar.
    <div className="announcement" role="banner" data-announcement={announcement.id} aria-label={t("announcement")}>
      <Html as="p" html={announcement.html} />
      {announcement.closeable ? (
        <button type="button" className="icon-button js-only" aria-label={t("closeAnnouncement")}>
          <Icon name="close" />
        </button>
      ) : null}
    </div>
  );
}
