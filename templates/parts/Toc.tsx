// The table of contents: a column on wide screens, folded above the text on narrow ones.
import type { TemplateProps } from "../../src/model/template.ts";

/** The table of contents; nothing if it would be empty. */
export function Toc({ page, t, Html }: TemplateProps) {
  if (page.toc.length === 0) return null;
  const contentLang = "lang" in page.content ? page.content.lang : undefined;
  const top = Math.min(...page.toc.map(({ depth }) => depth));
  return (
    <nav className="toc" aria-label={t("onThisPage")}>
      <details>
        <summary>{t("onThisPage")}</summary>
        <ul>
          {page.toc.map(({ id, depth, html, lang = contentLang }) => (
            <li key={id} className={depth === top ? undefined : `toc-${depth - top}`}>
              <Html as="a" href={`#${encodeURIComponent(id)}`} lang={lang} html={html} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
