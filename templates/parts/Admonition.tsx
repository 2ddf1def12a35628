// A note, tip or warning in the text.
import { Icon } from "#template/parts/Icon";
import { interfaceLang } from "../../src/model/interfaceLang.ts";
import type { AdmonitionTemplateProps } from "../../src/model/template.ts";

/** The admonition: a labelled note whose kind is shown by word, icon and colour. */
export function Admonition({ kind, id, titleHtml, bodyHtml, ...shell }: AdmonitionTemplateProps) {
  const { t, Html } = shell;
  return (
    <div className={`admonition admonition-${kind}`} role="note" aria-labelledby={id}>
      <p className="admonition-title">
        <Icon name={kind === "caution" ? "warning" : kind} />
        {titleHtml === undefined ? (
          <span id={id} lang={interfaceLang(shell)}>
            {t(kind)}
          </span>
        ) : (
          <Html id={id} html={titleHtml} />
        )}
      </p>
      {bodyHtml === "" ? null : <Html as="div" html={bodyHtml} />}
    </div>
  );
}
