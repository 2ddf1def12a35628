// The docs with a tag, by title.
import { Banners } from "#template/parts/Banners";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for a tag of the docs. */
export function DocTagPage({ content, ...shell }: PageTemplateProps<"docTag">) {
  const { t } = shell;
  return (
    <>
      <Banners {...shell} />
      <h1>{content.title}</h1>
      {content.description === "" ? null : <p className="lead">{content.description}</p>}
      {content.tagsHref === undefined ? null : (
        <p>
          <a className="more" href={content.tagsHref}>
            {t("allTags")}
          </a>
        </p>
      )}
      <div className="posts">
        {content.docs.map(({ label, href, description, lang }) => (
          <article key={href} className="post-summary" lang={lang}>
            <h2>
              <a href={href}>{label}</a>
            </h2>
            {description === "" ? null : <p>{description}</p>}
          </article>
        ))}
      </div>
    </>
  );
}
