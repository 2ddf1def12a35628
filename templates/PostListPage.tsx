// A page of a list of posts, newest first: of all of them, of those with a tag, or of an author.
import { AuthorCard } from "#template/parts/AuthorCard";
import { Banners } from "#template/parts/Banners";
import { BlogLinks } from "#template/parts/BlogLinks";
import { Label } from "#template/parts/Label";
import { Pagination } from "#template/parts/Pagination";
import { PostMeta } from "#template/parts/PostMeta";
import type { PostSummary } from "../src/model/page.ts";
import type { PageTemplateProps, TemplateProps } from "../src/model/template.ts";

/** Content of `main` for a list of posts. */
export function PostListPage({ content, ...shell }: PageTemplateProps<"postList">) {
  return (
    <>
      <Banners {...shell} />
      {content.author === undefined ? (
        <>
          <h1>{content.title}</h1>
          {content.description === "" ? null : <p className="lead">{content.description}</p>}
        </>
      ) : (
        <AuthorCard author={content.author} {...shell}>
          <h1>{content.title}</h1>
        </AuthorCard>
      )}
      <BlogLinks links={content.links} {...shell} />
      <div className="posts">
        {content.posts.map((post) => (
          <Summary key={post.href} post={post} {...shell} />
        ))}
      </div>
      <Pagination {...shell} />
    </>
  );
}

function Summary({ post, ...shell }: TemplateProps & { readonly post: PostSummary }) {
  const { Html, t } = shell;
  return (
    <article className="post-summary">
      <h2 lang={post.lang}>
        <a href={post.href}>
          <Label text={post.title} />
        </a>
      </h2>
      <PostMeta post={post} {...shell} />
      {post.excerptHtml !== undefined ? (
        <Html as="div" className="prose" lang={post.lang} html={post.excerptHtml} />
      ) : post.description === "" ? null : (
        <p lang={post.lang}>{post.description}</p>
      )}
      {/* The name in one piece: around a part that is hidden by its position, browsers would say a space. */}
      <a className="more" href={post.href}>
        <span aria-hidden="true">{t("readMore")}</span>
        <span className="visually-hidden">
          {t("readMore")}: <span lang={post.lang}>{post.title}</span>
        </span>
      </a>
    </article>
  );
}
