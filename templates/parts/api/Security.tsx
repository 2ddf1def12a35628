// The authorization that a request needs, as a sentence: alternatives are joined by "or", combinations by "and".
import { Fragment } from "react";
import { Chip } from "#template/parts/api/Constraints";
import { Icon } from "#template/parts/Icon";
import type { SecurityAlternative } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The security requirement of an operation. */
export interface SecurityProps {
  readonly api: ApiTemplateProps;
  readonly security: readonly SecurityAlternative[];
}

/** The sentence; for public operations it says that they need no authorization. */
export function Security({ api, security }: SecurityProps) {
  const { t } = api;
  const needs = security.some(({ schemes }) => schemes.length > 0);
  if (!needs) {
    return (
      <p className="auth">
        <Icon name="globe" />
        <span>{t("apiNoAuthorization")}</span>
      </p>
    );
  }
  return (
    <p className="auth">
      <Icon name="key" />
      <span>
        {t("apiAuthorization")}{" "}
        {security.map(({ schemes }, index) => (
          <Fragment key={schemes.map(({ name }) => name).join(" ")}>
            {index === 0 ? null : ` ${t("apiOr")} `}
            {schemes.length === 0 ? t("apiNone") : null}
            {schemes.map((scheme, place) => (
              <Fragment key={scheme.name}>
                {place === 0 ? null : ` ${t("apiAnd")} `}
                <Scheme api={api} scheme={scheme} />
              </Fragment>
            ))}
          </Fragment>
        ))}
      </span>
    </p>
  );
}

type SchemeUse = SecurityAlternative["schemes"][number];

/** Name and kind of a scheme, then the required scopes. */
function Scheme({
  api: { t, refs, specLang },
  scheme,
}: {
  readonly api: ApiTemplateProps;
  readonly scheme: SchemeUse;
}) {
  const { name, summary, scopes, areRoles, ref, id, isDeprecated = false } = scheme;
  const page = ref === undefined ? undefined : refs[ref];
  const href = page === undefined ? undefined : `${page.href}${id === undefined ? "" : `#${encodeURIComponent(id)}`}`;
  return (
    <>
      {href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>}
      {summary === "" || summary === name ? null : ` (${summary})`}
      {isDeprecated ? <Chip text={t("apiDeprecated")} /> : null}
      {scopes.length === 0 ? null : (
        <>
          {` ${t(areRoles ? "apiWithRoles" : "apiWithScopes", { count: scopes.length })} `}
          {scopes.map((scope, index) => (
            <Fragment key={scope.name}>
              {index === 0 ? null : ", "}
              <code title={scope.description} lang={specLang}>
                {scope.name}
              </code>
            </Fragment>
          ))}
        </>
      )}
    </>
  );
}
