// Date, reading time, authors and tags of a post.
import { interfaceLang } from "../../src/model/interfaceLang.ts";
import type { PostAuthor, PostSummary } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** The line under a post's title. Tags are left out on the post's own page, which has them at the foot. */
export function PostMeta({ post, ...shell }: TemplateProps & { readonly post: PostSummary }) {
  const { page, t, formatDate } = shell;
  const isOwn = page.content.kind === "post";
  return (
    <div className="post-meta" lang={isOwn ? interfaceLang(shell) : undefined}>
      <p data-twin="list">
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        <span>{t("readingMinutes", { count: post.readingMinutes })}</span>
        {post.authors.map((author) => (
          <Author key={author.name} author={author} />
        ))}
        {post.lang === undefined || isOwn ? null : <span>{t("untranslated")}</span>}
      </p>
      {post.tags.length === 0 || isOwn ? null : (
        <ul className="tags" aria-label={t("tags")}>
          {post.tags.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** An author, linked to the author's page or else to their own website. */
function Author({ author: { name, title, href, url, imageUrl } }: { readonly author: PostAuthor }) {
  const target = href ?? url;
  return (
    <span className="post-author" title={title}>
      {imageUrl === undefined ? null : <img src={imageUrl} alt="" width={24} height={24} loading="lazy" />}
      {target === undefined ? name : <a href={target}>{name}</a>}
    </span>
  );
}
