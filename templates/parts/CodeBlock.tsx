// A code block: a bar with its title or language and two buttons, the coloured lines, and the operations they call.
import { MethodBadge } from "#template/parts/api/MethodBadge";
import { Icon } from "#template/parts/Icon";
import type { CodeBlockTemplateProps, Translate } from "../../src/model/template.ts";

/** The block. Its buttons need scripts; wrapping is offered only while a line is too long. */
export function CodeBlock({
  language,
  title,
  firstLineNumber,
  codeHtml,
  operations = [],
  edition,
  page,
  t,
  Html,
  Once,
}: CodeBlockTemplateProps) {
  const label = language === "text" ? "" : language;
  // Around the code of an untranslated page is another language than that of the buttons.
  const isForeign = "lang" in page.content && page.content.lang !== undefined;
  const lang = isForeign ? edition.locale.lang : "";
  return (
    <figure className={firstLineNumber === undefined ? "code" : "code numbered"}>
      <figcaption className="code-bar">
        {title === undefined ? (
          <span className="code-language">{label}</span>
        ) : (
          <span className="code-title">{title}</span>
        )}
        <Once of={edition} name={`code-buttons${lang}`} render={() => buttonsOf(t, lang)} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll by keyboard; a script takes it back where none is long */}
      <pre tabIndex={0}>
        <Html as="code" className={`language-${language}`} html={codeHtml} />
      </pre>
      {operations.length === 0 ? null : (
        <p className="code-calls">
          {operations.map(({ href, method, title: summary }) => (
            <a key={href} href={href}>
              <MethodBadge method={method} /> {summary}
            </a>
          ))}
        </p>
      )}
    </figure>
  );
}

function buttonsOf(t: Translate, lang: string) {
  return (
    <>
      <button
        type="button"
        className="code-wrap js-only"
        lang={lang || undefined}
        aria-label={t("wrap")}
        title={t("wrap")}
        aria-pressed="false"
        hidden
      >
        <Icon name="wrap" />
      </button>
      <button
        type="button"
        className="code-copy js-only"
        lang={lang || undefined}
        data-copied={t("copied")}
        data-failed={t("copyFailed")}
      >
        {t("copy")}
      </button>
    </>
  );
}
