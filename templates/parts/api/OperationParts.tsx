// Request and responses of an operation: on its own page, and of callbacks inside another one's.
import { Parameters } from "#template/parts/api/Parameters";
import { RequestBody } from "#template/parts/api/RequestBody";
import { Responses } from "#template/parts/api/Responses";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import type { OperationBody } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { hasRequest } from "./operationIds.ts";

/** An operation in a page. */
export interface OperationPartsProps {
  readonly api: ApiTemplateProps;
  readonly operation: OperationBody;
  /** Level of the headings of request and responses. */
  readonly level: number;
  /** Begins all ids; empty for the page's own operation. */
  readonly prefix: string;
}

/** The two parts, each under its heading. */
export function OperationParts({ api, operation, level, prefix }: OperationPartsProps) {
  const { t } = api;
  const { parameters, requestBody, responses } = operation;
  const shared = { api, level: level + 1, prefix };
  return (
    <>
      {hasRequest(operation) ? (
        <>
          <SectionHeading api={api} level={level} id={`${prefix}request`} title={t("apiRequest")} />
          <Parameters groups={parameters} {...shared} />
          {requestBody === undefined ? null : <RequestBody body={requestBody} {...shared} />}
        </>
      ) : null}
      {responses.length === 0 ? null : (
        <>
          <SectionHeading api={api} level={level} id={`${prefix}responses`} title={t("apiResponses")} />
          <Responses responses={responses} {...shared} />
        </>
      )}
    </>
  );
}
