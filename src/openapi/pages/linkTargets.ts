// Which operation a link of a response leads to.

import { sentMethod } from "../../model/httpMethod.ts";
import { decodePercent } from "../../source/addressKey.ts";
import type { LinkObject } from "../normalize/contentObjects.ts";
import { tokensOf } from "../read/pointer.ts";
import type { Catalog, OperationPage } from "./catalog.ts";

/** The operation, `undefined` when it is in another specification, or nowhere. */
export function operationOfLink(
  { operationId, operationRef }: LinkObject,
  catalog: Catalog,
): OperationPage | undefined {
  if (operationId !== undefined) return catalog.operationsById.get(operationId);
  const pointer = operationRef?.startsWith("#/") === true ? operationRef.slice(1) : undefined;
  const [section, path, key, other] = (pointer === undefined ? undefined : tokensOf(pointer)) ?? [];
  const method = key === "additionalOperations" ? other : key;
  if (section !== "paths" || path === undefined || method === undefined) return undefined;
  return [path, decodePercent(path)]
    .map((name) => operationBySignature(method, name, catalog))
    .find((page) => page !== undefined);
}

/** The operation with a method, as it is sent or as OpenAPI writes its key, and a path. */
export function operationBySignature(method: string, path: string, catalog: Catalog): OperationPage | undefined {
  return [sentMethod(method), method.toUpperCase()]
    .map((sent) => catalog.operationsBySignature.get(`${sent} ${path}`))
    .find((page) => page !== undefined);
}
