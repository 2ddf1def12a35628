// Makes the props about an API's history: marks on operations, schemas and their rows, and the operations that were
// removed.

import type { ApiSchema, Operation } from "../model/api.ts";
import { type Lifetime, operationSubject, type SubjectHistory, schemaSubject } from "../model/apiHistory.ts";
import { methodSentAs } from "../model/httpMethod.ts";
import type { HistoryMark, PageHistory, RemovedOperation } from "../model/page.ts";
import { type ApiPast, apiKey, type EditionApi } from "../model/site.ts";
import { linkTo } from "./addresses.ts";
import { versionLabelOf } from "./alternates.ts";
import type { ContentInput } from "./contentInput.ts";
import { editionKey } from "./editions.ts";
import { findFrozenSubject } from "./frozenRoutes.ts";

/** History marks of an operation, and of the named schemas that its page shows. */
export function operationHistory(
  operation: Operation,
  api: EditionApi,
  input: ContentInput,
): { readonly history?: PageHistory } {
  return historyOf(operationSubject(operation), operation.bodyRefs, { api, input, rename: (trace) => trace });
}

/** History marks of a named schema. On its own page, its rows' traces do not begin with its name. */
export function schemaHistory(
  { name, bodyRefs }: ApiSchema,
  api: EditionApi,
  input: ContentInput,
): { readonly history?: PageHistory } {
  const rename = (trace: string): string =>
    trace.startsWith(`${name}.`) ? `#schema${trace.slice(name.length)}` : trace;
  return historyOf(schemaSubject(name), bodyRefs, { api, input, rename });
}

interface HistoryInput {
  readonly api: EditionApi;
  readonly input: ContentInput;
  readonly rename: (trace: string) => string;
}

function historyOf(
  key: string,
  refs: Operation["bodyRefs"],
  { api, input, rename }: HistoryInput,
): { readonly history?: PageHistory } {
  const { past, changesUrl } = api;
  const subject = past?.history.subjects.get(key);
  if (past === undefined || subject === undefined) return {};
  const rows: Record<string, HistoryMark> = {};
  const shown = refs.flatMap(({ kind, label }) => (kind === "schema" ? [schemaSubject(label)] : []));
  for (const other of new Set([key, ...shown])) {
    const history = past.history.subjects.get(other);
    if (history === undefined) continue;
    const isOwn = other === key;
    for (const [trace, mark] of rowMarks(history, past, input)) rows[isOwn ? rename(trace) : trace] = mark;
  }
  const own = markOf(subject, past, input);
  if (Object.keys(rows).length === 0 && Object.keys(own).length === 0) return {};
  const changes = changesUrl === undefined ? {} : { changesHref: linkTo(changesUrl, input.site.config) };
  return { history: { own, rows, ...changes } };
}

/** Marks of the rows, without parts that repeat the mark of a containing row or of the whole subject. */
function* rowMarks(subject: SubjectHistory, past: ApiPast, input: ContentInput): Generator<[string, HistoryMark]> {
  const whole = markOf(subject, past, input);
  for (const [trace, row] of subject.rows) {
    if (trace === "") continue;
    const { since, removed, ...mark } = markOf(row, past, input);
    const around = [whole, ...rowsAround(trace, subject).map((one) => markOf(one, past, input))];
    const own: HistoryMark = {
      ...mark,
      ...(since === undefined || around.some((one) => one.since === since) ? {} : { since }),
      ...(removed === undefined || around.some((one) => one.removed === removed) ? {} : { removed }),
    };
    if (Object.keys(own).length > 0) yield [trace, own];
  }
}

function rowsAround(trace: string, { rows }: SubjectHistory): readonly Lifetime[] {
  const around: Lifetime[] = [];
  for (let end = trace.lastIndexOf("."); end > 0; end = trace.lastIndexOf(".", end - 1)) {
    const row = rows.get(trace.slice(0, end));
    if (row !== undefined) around.push(row);
  }
  return around;
}

/**
 * When something was added (if an earlier version without it is known), last changed, and removed, as of the edition's
 * version.
 */
function markOf(
  { present, changed }: Lifetime,
  { history: { versions }, index }: ApiPast,
  input: ContentInput,
): HistoryMark {
  if (!present.includes(index)) return {};
  let first = index;
  while (present.includes(first - 1)) first -= 1;
  let next = index + 1;
  while (present.includes(next)) next += 1;
  const last = changed.findLast((version) => version <= index && version > first);
  const named = (version: number | undefined): string => versionName(versions[version ?? 0] ?? "", input);
  return {
    ...(first > 0 ? { since: named(first) } : {}),
    ...(last === undefined ? {} : { changed: named(last) }),
    ...(next < versions.length ? { removed: named(next) } : {}),
  };
}

/** Label of a version in the language of a page. */
export function versionName(
  name: string,
  { site: { config }, edition }: Pick<ContentInput, "site" | "edition">,
): string {
  const version = config.versions.find((one) => one.name === name);
  return version === undefined ? name : versionLabelOf(version, edition, config);
}

/** History for an overview page: the URL of the page of changes, and the removed operations. */
export function pastOf(
  { past, changesUrl, apiId }: EditionApi,
  input: ContentInput,
): { readonly changesHref?: string; readonly removed?: readonly RemovedOperation[] } {
  if (past === undefined || changesUrl === undefined) return {};
  const { site, edition } = input;
  const removed = [...past.history.subjects].flatMap(([key, { present }]): readonly RemovedOperation[] => {
    const last = present.findLast((version) => version < past.index);
    if (key === "" || key.startsWith("schema ") || last === undefined || present.includes(past.index)) return [];
    const editionBefore = editionKey(past.history.versions[last] ?? "", edition.locale.code);
    const version = versionName(past.history.versions[last + 1] ?? "", input);
    const before = site.apis.get(apiKey(editionBefore, apiId));
    if (before === undefined) {
      const frozen = findFrozenSubject({ edition: editionBefore, apiId, subject: key }, site);
      if (frozen === undefined) return [];
      const [method = "", path = ""] = frozen.signature.split(/ (.*)/s);
      return [{ method: methodSentAs(method), path, version, href: linkTo(frozen.url, site.config) }];
    }
    const operation = before.spec.operations.find((one) => operationSubject(one) === key);
    if (operation === undefined) return [];
    const href = linkTo(before.urlOf("operation", operation.slug), site.config);
    return [{ method: operation.method, path: operation.path, version, href }];
  });
  const changesHref = linkTo(changesUrl, site.config);
  return removed.length === 0 ? { changesHref } : { changesHref, removed };
}
