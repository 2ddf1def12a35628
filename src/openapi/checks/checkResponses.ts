// Rules for responses: that there are some, under statuses that exist.
import { shorten } from "../describeKind.ts";
import type { ResponseObject } from "../normalize/contentObjects.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import type { Catalog, OperationPage } from "../pages/catalog.ts";
import { signatureOf } from "../pages/operationEntries.ts";

/** `200`, `4XX`, `default`; not `20x`, `2000`, `OK`. */
const status = /^(?:[1-5](?:\d\d|XX)|default)$/;

/** Reports operations without responses, statuses that do not exist, and responses that say too little. */
export function checkResponses({ reading }: NormalSpec, { operations }: Catalog): void {
  const checked = new Set<ResponseObject>();
  for (const page of operations) {
    const { responses } = page.operation;
    if (responses === undefined || responses.size === 0) reportNone(page, reading);
    for (const [code, response] of responses ?? []) {
      if (!status.test(code)) reportStatus(code, response, { page, reading });
      if (!checked.has(response)) checkOne(code, response, { page, reading });
      checked.add(response);
    }
  }
}

interface Place {
  readonly page: OperationPage;
  readonly reading: Reading;
}

function reportNone(page: OperationPage, reading: Reading): void {
  // Since 3.1 an operation may be described without its responses.
  const isAllowed = page.operation.responses === undefined && (reading.version === "3.1" || reading.version === "3.2");
  if (isAllowed && page.isWebhook) return;
  reading.report(
    { holder: page.operation, key: page.operation.responses === undefined ? undefined : "responses" },
    {
      kind: "questionable",
      rule: "operations without responses",
      message: `${signatureOf(page)} has no responses`,
      hint: "describe at least the successful response under `responses`",
    },
  );
}

function reportStatus(code: string, response: ResponseObject, { page, reading }: Place): void {
  const isRange = /^[1-5]xx$/i.test(code);
  reading.report(
    { holder: response, key: undefined },
    {
      kind: "questionable",
      rule: "statuses that do not exist",
      message: `\`${shorten(code)}\` of ${signatureOf(page)} is not a status code`,
      hint: isRange
        ? `write \`${code.toUpperCase()}\``
        : "write a number from 100 to 599, a range such as `4XX`, or `default`",
    },
  );
}

function checkOne(code: string, response: ResponseObject, { page, reading }: Place): void {
  if (response.description === undefined && reading.version !== "3.2") {
    reading.report(
      { holder: response, key: undefined },
      {
        kind: "questionable",
        rule: "responses without a description",
        message: `the response ${shorten(code)} of ${signatureOf(page)} has no \`description\``,
        hint: "say when it is returned",
      },
    );
  }
  for (const mediaType of Object.keys(response.content ?? {})) {
    if (mediaType.includes("/")) continue;
    reading.report(
      { holder: response, key: "content" },
      {
        kind: "questionable",
        rule: "invalid media types",
        message: `\`${shorten(mediaType)}\` is not a media type`,
        hint: "write a type and a subtype, such as `application/json`",
      },
    );
  }
}
