// How the parts of a multipart or form body are written.
import { CodeList } from "#template/parts/api/CodeList";
import { Chip } from "#template/parts/api/Constraints";
import type { MediaTypeView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** Encodings by property. */
export interface EncodingsProps {
  readonly api: ApiTemplateProps;
  readonly encodings: MediaTypeView["encodings"];
}

/** A row for each property with an encoding of its own; nothing without one. */
export function Encodings({ api: { t }, encodings }: EncodingsProps) {
  if (encodings.length === 0) return null;
  return (
    <>
      <p className="label">{t("apiEncodings")}</p>
      <ul className="rows">
        {encodings.map(({ property, contentType, style, explode, headers }) => (
          <li key={property}>
            <span className="n">{property}</span>
            {contentType === undefined ? null : <Chip text={contentType} />}
            {style === undefined ? null : <Chip text={style} />}
            {explode === undefined ? null : <Chip text={explode ? "explode" : "explode: false"} />}
            {headers.length === 0 ? null : (
              <p className="f">
                {t("apiPartHeaders")} <CodeList values={headers} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
