// The contents of an operation's page in one line: its sections, and every response by status.
import type { OperationBody } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { hasRequest, responseId } from "./operationIds.ts";

/** The links. */
export function SectionLinks({
  api: { t },
  operation,
}: {
  readonly api: ApiTemplateProps;
  readonly operation: OperationBody;
}) {
  const { responses, callbacks, samples } = operation;
  const link = (id: string, label: string, className?: string) => (
    <li key={id} className={className}>
      <a href={`#${encodeURIComponent(id)}`}>{label}</a>
    </li>
  );
  return (
    <nav className="jumps" aria-label={t("onThisPage")}>
      <ul>
        {hasRequest(operation) ? link("request", t("apiRequest")) : null}
        {responses.length === 0 ? null : link("responses", t("apiResponses"))}
        {responses.map(({ status }) => link(responseId(status, ""), status, statusClass(status)))}
        {callbacks.length === 0 ? null : link("callbacks", t("apiCallbacks"))}
        {samples.length === 0 ? null : link("samples", t("apiSamples"), "jump-samples")}
      </ul>
    </nav>
  );
}

/** Classes for the colour of a status: `status status-2` for 200 and 2XX. */
export const statusClass = (status: string): string => `status status-${/^[1-5]/.exec(status)?.[0] ?? "0"}`;
