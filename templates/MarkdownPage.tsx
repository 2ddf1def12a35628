// A stand-alone page: text and its table of contents.
import { Banners } from "#template/parts/Banners";
import { PageFoot } from "#template/parts/PageFoot";
import { Toc } from "#template/parts/Toc";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for a stand-alone page. */
export function MarkdownPage({ content, bodyHtml, ...shell }: PageTemplateProps<"page">) {
  const { Html } = shell;
  return (
    <>
      <Banners {...shell} />
      <Toc {...shell} />
      <article lang={content.lang}>
        {content.showTitle || content.hiddenTitle ? (
          <h1 id={content.titleId} className={content.hiddenTitle ? "visually-hidden" : undefined}>
            {content.title}
          </h1>
        ) : null}
        {bodyHtml === undefined ? null : <Html as="div" className="prose" html={bodyHtml} />}
      </article>
      <PageFoot {...shell} />
    </>
  );
}
