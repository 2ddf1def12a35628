// Date, reading time, authors and tags of a post.
import type { PostSummary } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** The line under a post's title. */
export function PostMeta({ post, t, formatDate }: TemplateProps & { readonly post: PostSummary }) {
  return (
    <div className="post-meta">
      <p>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        <span>{t("readingMinutes", { count: post.readingMinutes })}</span>
        {post.authors.map(({ name, title, url }) => (
          <span key={name} title={title}>
            {url === undefined ? name : <a href={url}>{name}</a>}
          </span>
        ))}
      </p>
      {post.tags.length === 0 ? null : (
        <ul className="tags" aria-label={t("tags")}>
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
