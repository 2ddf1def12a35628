// The links of a response to further operations.
import type { ResponseView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The links of a response. */
export interface ResponseLinksProps {
  readonly api: ApiTemplateProps;
  readonly links: ResponseView["links"];
}

/** A row for each link: its name, the operation, and the parameters to send. */
export function ResponseLinks({ api: { t, refs, specLang, Html }, links }: ResponseLinksProps) {
  if (links.length === 0) return null;
  return (
    <>
      <p className="label">{t("apiLinks")}</p>
      <ul className="rows">
        {links.map(({ name, descriptionHtml, target, targetLabel, parameters }) => (
          <li key={name}>
            <span className="n">{name}</span> →{" "}
            {target === undefined ? (
              targetLabel
            ) : (
              <a href={refs[target]?.href} lang={specLang}>
                {targetLabel}
              </a>
            )}
            {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
            {parameters.length === 0 ? null : (
              <p className="f">
                {parameters.map((parameter) => (
                  <span key={parameter.name}>
                    {parameter.name} = <code>{parameter.value}</code>
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
