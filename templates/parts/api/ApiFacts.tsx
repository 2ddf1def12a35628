// Contact and legal facts about an API.
import { ExternalDocs } from "#template/parts/api/ExternalDocs";
import type { OverviewBody } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** Contact, licence, terms, more documentation. */
export function ApiFacts({ api, body }: { readonly api: ApiTemplateProps; readonly body: OverviewBody }) {
  const { t } = api;
  const { contact, license, termsHref, externalDocs } = body;
  const link = (href: string, label: string) => (
    <a href={href} {...(href.startsWith("mailto:") ? {} : { target: "_blank", rel: "noopener noreferrer" })}>
      {label}
    </a>
  );
  const name = contact?.name ?? contact?.href ?? "";
  return (
    <>
      <dl className="facts">
        {contact === undefined ? null : (
          <div>
            <dt>{t("apiContact")}</dt>
            <dd>
              {contact.href === undefined ? contact.name : link(contact.href, name)}
              {contact.email === undefined ? null : <> {link(`mailto:${contact.email}`, contact.email)}</>}
            </dd>
          </div>
        )}
        {license === undefined ? null : (
          <div>
            <dt>{t("apiLicense")}</dt>
            <dd>
              {license.href === undefined ? license.name : link(license.href, license.name)}
              {license.identifier === undefined || license.identifier === license.name
                ? null
                : ` (${license.identifier})`}
            </dd>
          </div>
        )}
        {termsHref === undefined ? null : (
          <div>
            <dt>{t("apiTerms")}</dt>
            <dd>{link(termsHref, termsHref)}</dd>
          </div>
        )}
      </dl>
      {externalDocs === undefined ? null : <ExternalDocs docs={externalDocs} {...api} />}
    </>
  );
}
