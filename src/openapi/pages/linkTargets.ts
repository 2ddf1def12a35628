// Which operation a link of a response leads to.

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
  const [section, path, method] = (pointer === undefined ? undefined : tokensOf(pointer)) ?? [];
  if (section !== "paths" || path === undefined || method === undefined) return undefined;
  return [path, decodePercent(path)]
    .map((name) => catalog.operationsBySignature.get(`${method.toUpperCase()} ${name}`))
    .find((page) => page !== undefined);
}
