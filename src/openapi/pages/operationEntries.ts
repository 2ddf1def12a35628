// The operations of an API in reading order: paths as they stand, then webhooks. Leaves out what is internal; gives no
// addresses.
import { type HttpMethod, isKeyedMethod, methodSentAs, sentMethod } from "../../model/httpMethod.ts";
import type { ApiDocument } from "../normalize/apiDocument.ts";
import type { OperationObject, PathItemObject } from "../normalize/operationObjects.ts";
import { isKnownStability } from "../schema/deprecation.ts";
import { cutText } from "../schema/json.ts";
import { isMoreThanTitle, namingTitle, plainTitle } from "../schema/plainTitle.ts";

/** An operation with its place in the document. */
export interface OperationEntry {
  readonly method: HttpMethod;
  /** Path template, or the name of the webhook. */
  readonly path: string;
  readonly isWebhook: boolean;
  readonly operation: OperationObject;
  readonly item: PathItemObject;
}

/** All operations that have a page. */
export function operationEntriesOf({ paths, webhooks }: ApiDocument): readonly OperationEntry[] {
  const below = (items: ReadonlyMap<string, PathItemObject>, isWebhook: boolean): readonly OperationEntry[] =>
    [...items].flatMap(([path, item]) => entriesAt(path, item, isWebhook));
  return [...below(paths, false), ...below(webhooks, true)];
}

/** Operations of one path. */
export function entriesAt(path: string, item: PathItemObject, isWebhook: boolean): readonly OperationEntry[] {
  if (item["x-internal"] === true) return [];
  return Object.keys(item).flatMap((key) => {
    if (key === "additionalOperations") {
      return Object.entries(item.additionalOperations ?? {}).flatMap(([method, operation]) =>
        entryOf({ method: methodSentAs(method), path, isWebhook, operation, item }),
      );
    }
    const operation = isKeyedMethod(key) ? item[key] : undefined;
    return operation === undefined ? [] : entryOf({ method: key, path, isWebhook, operation, item });
  });
}

function entryOf(entry: OperationEntry): readonly OperationEntry[] {
  return entry.operation["x-internal"] === true ? [] : [entry];
}

/** `GET /rooms/{id}`: how an operation is named in messages, and where it has no other name. */
export function signatureOf({ method, path }: Pick<OperationEntry, "method" | "path">): string {
  return `${sentMethod(method)} ${path}`;
}

/** Longest name of an operation, a tag or an API, characters: it stands a dozen times in a page, and on other pages. */
export const maxTitleLength = 500;

/** What a reader sees as the operation's name. */
export function titleOf(entry: OperationEntry): string {
  const { summary, operationId } = entry.operation;
  const title = [namingTitle(summary ?? ""), operationId?.trim()].find((name) => name !== undefined && name !== "");
  return title === undefined ? signatureOf(entry) : cutText(title, maxTitleLength);
}

/**
 * The summary where neither the operation's name nor its description says all of it: what follows its first sentence or
 * characters, where it leads.
 */
export function untoldSummaryOf({ operation }: OperationEntry): string | undefined {
  const { summary = "", description = "" } = operation;
  const title = plainTitle(summary);
  if (isMoreThanTitle(summary) || title.length > maxTitleLength) return summary;
  return namingTitle(summary) === title || plainTitle(description).startsWith(title) ? undefined : summary;
}

/** What readers of an API's stability are told as `deprecated`. */
const stabilityOfDeprecated = "deprecated";

/** Whether an operation is deprecated, in the standard's words or in Scalar's. */
export const isDeprecated = ({ deprecated, ...operation }: OperationObject): boolean =>
  deprecated === true || stabilityIn(operation) === stabilityOfDeprecated;

/** How far an operation can be relied on, apart from being deprecated. */
export function stabilityOf(operation: OperationObject): string | undefined {
  const stability = stabilityIn(operation);
  return stability === "" || stability === stabilityOfDeprecated ? undefined : stability;
}

function stabilityIn(operation: OperationObject): string | undefined {
  const written = operation["x-scalar-stability"]?.trim();
  return written !== undefined && isKnownStability(written) ? written.toLowerCase() : written;
}
