// How the parts of a multipart or form body are encoded.
import { Chip } from "#template/parts/api/Constraints";
import { ParameterRow } from "#template/parts/api/ParameterRow";
import { innerFormsIn } from "#template/parts/api/WireForm";
import type { MediaTypeView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { idPart } from "./operationIds.ts";

/** Encodings by property. */
export interface EncodingsProps {
  readonly api: ApiTemplateProps;
  readonly encodings: MediaTypeView["encodings"];
  /** Prefix of the ids of headers. */
  readonly id: string;
}

/** A row for each property with its own encoding; nothing if there are none. */
export function Encodings({ api, encodings, id }: EncodingsProps) {
  const { t } = api;
  if (encodings.length === 0) return null;
  return (
    <>
      <p className="label">{t("apiEncodings")}</p>
      <ul className="rows">
        {encodings.map(({ property, contentType, style, explode, innerStyles = [], allowReserved, headers }) => (
          <li key={property}>
            <span className="n">{property}</span>
            {contentType === undefined ? null : <Chip text={contentType} />}
            {style === undefined ? null : <Chip text={style} />}
            {explode === undefined ? null : <Chip text={explode ? "explode" : "explode: false"} />}
            {innerStyles.length === 0 ? null : <Chip text={innerFormsIn(innerStyles, t).slice(2)} />}
            {allowReserved ? (
              <span className="f">
                {" "}
                {t("apiReserved")} <code>:/?@,;=</code>
              </span>
            ) : null}
            {headers.length === 0 ? null : (
              <>
                <p className="f">{t("apiPartHeaders")}</p>
                <ul className="rows">
                  {headers.map((header) => (
                    <ParameterRow
                      key={header.name}
                      api={api}
                      parameter={header}
                      id={`${id}-${idPart(property)}-header-${idPart(header.name)}`}
                    />
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
