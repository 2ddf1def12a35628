// All posts of the blog by year.
import { BlogLinks } from "#template/parts/BlogLinks";
import { Label } from "#template/parts/Label";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for the archive. */
export function PostArchivePage({ content, ...shell }: PageTemplateProps<"postArchive">) {
  return (
    <>
      <h1>{content.title}</h1>
      <BlogLinks links={content.links} {...shell} />
      {content.years.map(({ year, posts }) => (
        <section key={year} className="archive-year" aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {posts.map(({ title, href, date, lang }) => (
              <li key={href}>
                <time dateTime={date}>{shell.formatDay(date)}</time>
                <a href={href} lang={lang}>
                  <Label text={title} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
