// A post of the blog.
import { Banners } from "#template/parts/Banners";
import { PageFoot } from "#template/parts/PageFoot";
import { Pagination } from "#template/parts/Pagination";
import { PostMeta } from "#template/parts/PostMeta";
import { Toc } from "#template/parts/Toc";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for a post. */
export function PostPage({ content, bodyHtml, ...shell }: PageTemplateProps<"post">) {
  const { Html } = shell;
  return (
    <>
      <Banners {...shell} />
      <Toc {...shell} />
      <article lang={content.lang}>
        <h1 id={content.titleId}>{content.title}</h1>
        <PostMeta post={content.post} {...shell} />
        {bodyHtml === undefined ? null : <Html as="div" className="prose" html={bodyHtml} />}
      </article>
      <PageFoot {...shell} />
      <Pagination {...shell} />
    </>
  );
}
