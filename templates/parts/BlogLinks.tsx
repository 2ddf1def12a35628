// Links to the blog's lists: all posts, archive, tags, authors, the feed.
import type { BlogLinks as Links } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** The links; that of the current page is marked. Nothing if all posts are unlisted. */
export function BlogLinks({ links, page, t }: TemplateProps & { readonly links: Links }) {
  const entries = [
    [links.listHref, "allPosts"],
    [links.archiveHref, "archive"],
    [links.tagsHref, "tags"],
    [links.authorsHref, "authors"],
  ] as const;
  if (entries.every(([href]) => href === undefined)) return null;
  return (
    <nav className="blog-links" aria-label={t("blogLists")}>
      <ul>
        {entries.map(([href, label]) =>
          href === undefined ? null : (
            <li key={label}>
              <a href={href} aria-current={href === page.href ? "page" : undefined}>
                {t(label)}
              </a>
            </li>
          ),
        )}
        {links.feedHref === undefined ? null : (
          <li>
            <a href={links.feedHref}>{t("feed")}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
