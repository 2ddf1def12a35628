// The terms of the site with what they mean, in alphabetical order.
import { Banners } from "#template/parts/Banners";
import { HeadingLink } from "#template/parts/HeadingLink";
import { PageFoot } from "#template/parts/PageFoot";
import { Toc } from "#template/parts/Toc";
import type { GlossaryTerm } from "../src/model/glossary.ts";
import type { PageTemplateProps, TemplateProps } from "../src/model/template.ts";

/** Content of `main` for the glossary. */
export function GlossaryPage({ content, ...shell }: PageTemplateProps<"glossary">) {
  return (
    <>
      <Banners {...shell} />
      <Toc {...shell} />
      <article>
        <h1>{content.title}</h1>
        {content.description === "" ? null : <p className="lead">{content.description}</p>}
        <div className="prose">
          {content.groups.map(({ heading, terms }) => (
            <section key={heading?.id ?? ""}>
              {heading === undefined ? null : <h2 id={heading.id}>{heading.letter}</h2>}
              <dl>
                {terms.map((term) => (
                  <div key={term.id}>
                    <Name term={term} {...shell} />
                    <Meaning term={term} {...shell} />
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </article>
      <PageFoot {...shell} />
    </>
  );
}

interface TermProps extends TemplateProps {
  readonly term: GlossaryTerm;
}

/** The name with a link to itself, and what it is called in other languages. */
function Name({ term: { id, name, others }, t, Html }: TermProps) {
  return (
    <dt id={id} className="heading">
      <span>
        <dfn lang={name.lang}>{name.text}</dfn>
        {others.length === 0 ? null : <OtherNames others={others} />}
      </span>
      <HeadingLink of={{ Html }} id={id} label={t("termLink", { value: name.text })} />
    </dt>
  );
}

function OtherNames({ others }: Pick<GlossaryTerm, "others">) {
  const names = others.flatMap(({ text, lang }, index) => [
    index === 0 ? "(" : "; ",
    <span key={lang} lang={lang}>
      {text}
    </span>,
  ]);
  return (
    <>
      {" "}
      <small className="note">{[...names, ")"]}</small>
    </>
  );
}

function Meaning({ term: { definitionHtml, definitionLang, name, see }, t, Html }: TermProps) {
  return (
    <dd>
      <Html lang={definitionLang} html={definitionHtml} />
      {see === undefined ? null : (
        <>
          {` ${t("termMore")}: `}
          <a href={see.href} lang={see.label === undefined ? name.lang : see.lang}>
            {see.label ?? name.text}
          </a>
        </>
      )}
    </dd>
  );
}
