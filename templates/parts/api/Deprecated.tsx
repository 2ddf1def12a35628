// The notice that an operation is deprecated.
import { Icon } from "#template/parts/Icon";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The content of the notice. */
export interface DeprecatedProps {
  readonly api: ApiTemplateProps;
  /** Unique in the page. */
  readonly id: string;
  /** What to use instead; without it the notice is a general sentence. */
  readonly html?: string;
}

/** The notice. */
export function Deprecated({ api: { t, Html }, id, html }: DeprecatedProps) {
  return (
    <div className="admonition admonition-warning" role="note" aria-labelledby={id}>
      <p className="admonition-title">
        <Icon name="warning" />
        <span id={id}>{t("apiDeprecatedTitle")}</span>
      </p>
      {html === undefined ? <div>{t("apiDeprecatedText")}</div> : <Html as="div" html={html} />}
    </div>
  );
}
