// All authors of the blog that have pages.
import { AuthorCard } from "#template/parts/AuthorCard";
import { BlogLinks } from "#template/parts/BlogLinks";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for the list of authors. */
export function AuthorListPage({ content, ...shell }: PageTemplateProps<"authorList">) {
  return (
    <>
      <h1>{content.title}</h1>
      <BlogLinks links={content.links} {...shell} />
      <ul className="authors">
        {content.authors.map((author) => (
          <li key={author.href}>
            <AuthorCard author={author} {...shell}>
              <h2>
                <a href={author.href}>{author.name}</a>
              </h2>
            </AuthorCard>
          </li>
        ))}
      </ul>
    </>
  );
}
