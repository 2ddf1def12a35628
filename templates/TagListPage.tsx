// All tags of the docs or of the blog, by initial.
import { Banners } from "#template/parts/Banners";
import { BlogLinks } from "#template/parts/BlogLinks";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for the list of tags. */
export function TagListPage({ content, ...shell }: PageTemplateProps<"tagList">) {
  return (
    <>
      <Banners {...shell} />
      <h1>{content.title}</h1>
      {content.links === undefined ? null : <BlogLinks links={content.links} {...shell} />}
      <div className="tag-letters">
        {content.letters.map(({ letter, id, tags }) => (
          <section key={id} className="tag-letter" aria-labelledby={id}>
            <h2 id={id}>{letter}</h2>
            <ul className="tags">
              {tags.map(({ label, href, count }) => (
                <li key={href}>
                  <a href={href}>
                    {label} <span className="tag-count">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
