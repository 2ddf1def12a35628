// A link to external documentation.
import { Icon } from "#template/parts/Icon";
import type { ExternalDocs as ExternalDocsView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The link, followed by the part of the description that is not in its label. */
export function ExternalDocs({ docs, t, Html, specLang }: ApiTemplateProps & { readonly docs: ExternalDocsView }) {
  const { href, label, html } = docs;
  return (
    <div className="more-docs">
      <a href={href} target="_blank" rel="noopener noreferrer" lang={label === undefined ? undefined : specLang}>
        {label ?? t("apiExternalDocs")}
        <Icon name="external" />
      </a>
      {html === undefined || textOf(html) === label ? null : <Html as="div" className="prose" html={html} />}
    </div>
  );
}

const textOf = (html: string): string => html.replace(/<[^>]*>/g, "").trim();
