// A note, tip or warning beside the text.
import { Icon } from "#template/parts/Icon";
import type { AdmonitionTemplateProps } from "../../src/model/template.ts";

/** The admonition: a labelled note, its kind told by word, icon and colour. */
export function Admonition({ kind, id, titleHtml, bodyHtml, t, Html }: AdmonitionTemplateProps) {
  return (
    <div className={`admonition admonition-${kind}`} role="note" aria-labelledby={id}>
      <p className="admonition-title">
        <Icon name={kind === "caution" ? "warning" : kind} />
        {titleHtml === undefined ? <span id={id}>{t(kind)}</span> : <Html id={id} html={titleHtml} />}
      </p>
      {bodyHtml === "" ? null : <Html as="div" html={bodyHtml} />}
    </div>
  );
}
