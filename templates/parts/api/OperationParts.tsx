// Request and responses of an operation: the page's own, or a callback's inside another operation's page.
import { Parameters } from "#template/parts/api/Parameters";
import { RequestBody } from "#template/parts/api/RequestBody";
import { Responses } from "#template/parts/api/Responses";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import type { OperationBody } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { hasRequest } from "./operationIds.ts";

/** An operation, and where it is shown. */
export interface OperationPartsProps {
  readonly api: ApiTemplateProps;
  readonly operation: OperationBody;
  /** Level of the headings "Request" and "Responses". */
  readonly level: number;
  /** Prefix of all ids; empty for the page's own operation. */
  readonly prefix: string;
}

/** Request and responses, each under its heading. */
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
