// Makes the content of an API's page of changes: what each version has changed, with links.

import {
  type ApiRelease,
  operationSubject,
  type SubjectChange,
  schemaSubject,
  subjectOfSignature,
} from "../model/apiHistory.ts";
import type { Url } from "../model/brands.ts";
import { methodSentAs } from "../model/httpMethod.ts";
import type { ReleaseView, SubjectView } from "../model/page.ts";
import { apiKey, type EditionApi } from "../model/site.ts";
import { linkTo } from "./addresses.ts";
import { versionName } from "./apiHistoryProps.ts";
import type { ContentInput } from "./contentInput.ts";
import { editionKey } from "./editions.ts";
import { findFrozenSubject } from "./frozenRoutes.ts";

type ReleaseInput = Pick<ContentInput, "site" | "edition">;

/** Changes up to the edition's version, newest first. */
export function releasesOf({ past, apiId }: EditionApi, input: ReleaseInput): readonly ReleaseView[] {
  if (past === undefined) return [];
  const releases = past.history.releases.slice(0, past.index);
  const pageIn = openPageFinder();
  return releases.toReversed().map((release) => {
    const shown = release.version === input.edition.version.name ? undefined : apiIn(release.version, apiId, input);
    const now = shown ?? apiIn(input.edition.version.name, apiId, input);
    const before = apiIn(release.previous, apiId, input);
    const edition = editionKey(release.previous, input.edition.locale.code);
    return {
      id: `version-${release.version}`,
      version: versionName(release.version, input),
      previous: versionName(release.previous, input),
      subjects: release.subjects.map((subject) => viewOf(subject, { now, before, edition, apiId, pageIn }, input)),
    };
  });
}

function apiIn(version: ApiRelease["version"], apiId: string, { site, edition }: ReleaseInput): EditionApi | undefined {
  return site.apis.get(apiKey(editionKey(version, edition.locale.code), apiId));
}

interface ShownIn {
  readonly now: EditionApi | undefined;
  readonly before: EditionApi | undefined;
  /** Key of the edition of the version before. */
  readonly edition: string;
  readonly apiId: string;
  readonly pageIn: PageFinder;
}

function viewOf(subject: SubjectChange, shown: ShownIn, { site }: ReleaseInput): SubjectView {
  if (subject.kind === "api") return subject;
  const api = subject.change === "removed" ? shown.before : shown.now;
  const key = subject.kind === "schema" ? schemaSubject(subject.name) : subjectOfSignature(subject.name);
  const address = api === undefined ? findFrozenSubject({ ...shown, subject: key }, site)?.url : shown.pageIn(api, key);
  const href = address === undefined ? {} : { href: linkTo(address, site.config) };
  if (subject.kind === "schema") return { ...subject, ...href };
  const [method = "", path = ""] = subject.name.replace(/^webhook /, "").split(/ (.*)/s);
  return { ...subject, method: methodSentAs(method), path, ...href };
}

/** URL of the page of an operation or named schema. */
type PageFinder = (api: EditionApi, subject: string) => Url | undefined;

/** Finds pages by subject; goes through an API once, however many subjects are looked up. */
function openPageFinder(): PageFinder {
  const known = new Map<EditionApi, ReadonlyMap<string, Url>>();
  return (api, subject) => {
    const pages = known.get(api) ?? pagesOf(api);
    known.set(api, pages);
    return pages.get(subject);
  };
}

/** Pages by subject. Of operations that are one subject, the first counts. */
function pagesOf({ spec, urlOf }: EditionApi): ReadonlyMap<string, Url> {
  return new Map([
    ...spec.schemas.map(({ name, slug }) => [schemaSubject(name), urlOf("schema", slug)] as const),
    ...spec.operations.toReversed().map((one) => [operationSubject(one), urlOf("operation", one.slug)] as const),
  ]);
}
