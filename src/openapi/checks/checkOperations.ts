// Rules for operations: their ids, and what belongs to later versions.
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Catalog, OperationPage } from "../pages/catalog.ts";
import { signatureOf } from "../pages/operationEntries.ts";

export function checkOperations(normal: NormalSpec, { operations }: Catalog): void {
  const { reading } = normal;
  const seen = new Map<string, OperationPage>();
  for (const page of operations) {
    const { operation } = page;
    const id = operation.operationId;
    const first = id === undefined ? undefined : seen.get(id);
    if (id !== undefined && first === undefined) seen.set(id, page);
    if (id !== undefined && first !== undefined) {
      reading.report(
        { holder: operation, key: "operationId" },
        {
          kind: "questionable",
          rule: "ids of operations that are not unique",
          message: `the operationId \`${shorten(id)}\` of ${signatureOf(page)} is that of ${signatureOf(first)} too`,
          hint: "give each operation an id of its own",
          related: [{ message: signatureOf(first), holder: first.operation, key: "operationId" }],
        },
      );
    }
    if (reading.version !== "3.2" && Object.hasOwn(page.item, "query") && page.item.query === operation) {
      reading.report(
        { holder: operation, key: undefined },
        {
          kind: "questionable",
          rule: "methods of OpenAPI 3.2",
          message: `\`query\` is no method of OpenAPI ${reading.version}`,
          hint: "use `openapi: 3.2.0`",
        },
      );
    }
    if (operation.requestBody !== undefined && Object.keys(operation.requestBody.content ?? {}).length === 0) {
      reading.report(
        { holder: operation.requestBody, key: undefined },
        {
          kind: "questionable",
          rule: "request bodies without content",
          message: `the request body of ${signatureOf(page)} has no \`content\``,
          hint: "list its media types under `content`",
        },
      );
    }
  }
}
