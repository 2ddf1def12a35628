// A link to documentation elsewhere.
import { Icon } from "#template/parts/Icon";
import type { ExternalDocs as ExternalDocsView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The link, then what is said about it. */
export function ExternalDocs({ docs, t, Html }: ApiTemplateProps & { readonly docs: ExternalDocsView }) {
  const { href, label, html } = docs;
  return (
    <div className="more-docs">
      <a href={href} target="_blank" rel="noopener noreferrer">
        {label ?? t("apiExternalDocs")}
        <Icon name="external" />
      </a>
      {html === undefined ? null : <Html as="div" className="prose" html={html} />}
    </div>
  );
}
