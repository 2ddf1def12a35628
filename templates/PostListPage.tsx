// The list of the blog's posts, newest first.
import { PostMeta } from "#template/parts/PostMeta";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for the list of posts. */
export function PostListPage({ content, ...shell }: PageTemplateProps<"postList">) {
  const { t } = shell;
  return (
    <>
      <h1>{content.title}</h1>
      {content.description === "" ? null : <p className="lead">{content.description}</p>}
      {content.posts.length === 0 ? <p>{t("noPosts")}</p> : null}
      <div className="posts">
        {content.posts.map((post) => (
          <article key={post.href} className="post-summary">
            <h2>
              <a href={post.href}>{post.title}</a>
            </h2>
            <PostMeta {...shell} post={post} />
            {post.description === "" ? null : <p>{post.description}</p>}
            <a className="more" href={post.href}>
              {t("readMore")}
              <span className="visually-hidden">: {post.title}</span>
            </a>
          </article>
        ))}
      </div>
    </>
  );
}
