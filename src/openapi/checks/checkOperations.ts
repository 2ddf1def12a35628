// Rules for operations: their ids, and what belongs to later versions.
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import type { Catalog, OperationPage } from "../pages/catalog.ts";
import { maxTitleLength, signatureOf } from "../pages/operationEntries.ts";
import { namingTitle } from "../schema/plainTitle.ts";

/** Reports ids used twice, methods of later versions, and request bodies without content. */
export function checkOperations({ reading }: NormalSpec, { operations }: Catalog): void {
  const seen = new Map<string, OperationPage>();
  for (const page of operations) {
    const id = page.operation.operationId;
    const first = id === undefined ? undefined : seen.get(id);
    if (id !== undefined && first === undefined) seen.set(id, page);
    if (first !== undefined) reportSharedId(page, first, reading);
    checkMethod(page, reading);
    checkBody(page, reading);
    checkSummary(page, reading);
  }
}

function reportSharedId(page: OperationPage, first: OperationPage, reading: Reading): void {
  const id = shorten(page.operation.operationId ?? "");
  reading.report(
    { holder: page.operation, key: "operationId" },
    {
      kind: "questionable",
      rule: "ids of operations that are not unique",
      message: `${signatureOf(page)} has the same operationId as ${signatureOf(first)}: \`${id}\``,
      hint: "give each operation its own id",
      related: [{ message: signatureOf(first), holder: first.operation, key: "operationId" }],
    },
  );
}

function checkMethod({ item, operation }: OperationPage, reading: Reading): void {
  if (reading.version === "3.2" || item.query !== operation) return;
  reading.report(
    { holder: operation, key: undefined },
    {
      kind: "questionable",
      rule: "methods of OpenAPI 3.2",
      message: `\`query\` is not a method in OpenAPI ${reading.version}`,
      hint: "use `openapi: 3.2.0`",
    },
  );
}

function checkBody(page: OperationPage, reading: Reading): void {
  const { requestBody } = page.operation;
  if (requestBody === undefined || Object.keys(requestBody.content ?? {}).length > 0) return;
  reading.report(
    { holder: requestBody, key: undefined },
    {
      kind: "questionable",
      rule: "request bodies without content",
      message: `the request body of ${signatureOf(page)} has no \`content\``,
      hint: "list its media types under `content`",
    },
  );
}

function checkSummary({ operation }: OperationPage, reading: Reading): void {
  const { length } = namingTitle(operation.summary ?? "");
  if (length <= maxTitleLength) return;
  reading.report(
    { holder: operation, key: "summary" },
    {
      kind: "questionable",
      rule: "summaries that are too long for a title",
      message: `the summary has ${length} characters; the title shows the first ${maxTitleLength}`,
      hint: "keep the summary to one line, and put the rest in `description`",
    },
  );
}
