// The headers of a response, collapsed because they are many and rarely needed.
import { ParameterRow } from "#template/parts/api/ParameterRow";
import type { ResponseView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { idPart } from "./operationIds.ts";

/** The headers of a response. */
export interface ResponseHeadersProps {
  readonly api: ApiTemplateProps;
  readonly headers: ResponseView["headers"];
  /** Prefix of the ids of headers. */
  readonly id: string;
}

/** A row for each header; nothing if there are none. */
export function ResponseHeaders({ api, headers, id }: ResponseHeadersProps) {
  if (headers.length === 0) return null;
  return (
    <details className="body">
      <summary>{api.t("apiResponseHeaders", { count: headers.length })}</summary>
      <ul className="rows">
        {headers.map((header) => (
          <ParameterRow key={header.name} api={api} parameter={header} id={`${id}-header-${idPart(header.name)}`} />
        ))}
      </ul>
    </details>
  );
}
