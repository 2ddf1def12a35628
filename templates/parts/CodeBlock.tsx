// A code block: a bar with title or language and two buttons, highlighted lines, the operations that they call, and the
// form for the address of the reader's own server.
import { HubForm } from "#template/parts/api/HubForm";
import { MethodBadge } from "#template/parts/api/MethodBadge";
import { Icon } from "#template/parts/Icon";
import { interfaceLang } from "../../src/model/interfaceLang.ts";
import type { CodeBlockTemplateProps, Translate } from "../../src/model/template.ts";

/** The block. Its buttons need scripts; the wrap button shows only if a line is too long. */
export function CodeBlock({
  language,
  title,
  firstLineNumber,
  codeHtml,
  operations = [],
  server,
  offersServer = false,
  edition,
  page,
  t,
  Html,
  Island,
  Once,
}: CodeBlockTemplateProps) {
  const label = language === "text" ? "" : language;
  const lang = interfaceLang({ page, edition });
  // A caption gives its figure a name: that of the buttons alone would be none.
  const name = title ?? (label === "" ? undefined : label);
  const Bar = name === undefined ? "div" : "figcaption";
  const figure = (
    <figure className={firstLineNumber === undefined ? "code" : "code numbered"} aria-label={name}>
      <Bar className="code-bar">
        {title === undefined ? (
          <span className="code-language">{label}</span>
        ) : (
          <span className="code-title">{title}</span>
        )}
        <Once of={edition} name={`code-buttons${lang ?? ""}`} render={() => buttonsOf(t, lang)} />
      </Bar>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll by keyboard; a script takes it back where none is long */}
      <pre tabIndex={0}>
        <Html as="code" className={`language-${language}`} data-base={server?.base} html={codeHtml} />
      </pre>
      {operations.length === 0 ? null : (
        <p className="code-calls" data-twin="list">
          {operations.map(({ href, method, title: summary }) => (
            <a key={href} href={href}>
              <MethodBadge method={method} /> {summary}
            </a>
          ))}
        </p>
      )}
    </figure>
  );
  if (server === undefined || !offersServer) return figure;
  return (
    <>
      {figure}
      <div lang={lang}>
        <HubForm shell={{ t, Island }} {...server} />
      </div>
    </>
  );
}

function buttonsOf(t: Translate, lang: string | undefined) {
  return (
    <>
      <button
        type="button"
        className="code-wrap js-only"
        lang={lang}
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
        lang={lang}
        data-copied={t("copied")}
        data-failed={t("copyFailed")}
      >
        {t("copy")}
      </button>
    </>
  );
}
