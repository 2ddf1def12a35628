// What each version of an API has changed, with links: the content of its page of changes.
import { type ApiRelease, operationSubject, type SubjectChange, subjectOfSignature } from "../model/apiHistory.ts";
import type { ReleaseView, SubjectView } from "../model/page.ts";
import { apiKey, type EditionApi } from "../model/site.ts";
import { hrefOf } from "./addresses.ts";
import { versionName } from "./apiHistoryProps.ts";
import type { ContentInput } from "./contentInput.ts";
import { editionKey } from "./editions.ts";
import { encodeHref } from "./resolveLinks.ts";

/** Changes up to the version of an edition, the newest first. */
export function releasesOf({ past, apiId }: EditionApi, input: ContentInput): readonly ReleaseView[] {
  if (past === undefined) return [];
  const releases = past.history.releases.slice(0, past.index);
  return releases.toReversed().map((release) => {
    const shown = release.version === input.edition.version.name ? undefined : apiIn(release.version, apiId, input);
    const now = shown ?? apiIn(input.edition.version.name, apiId, input);
    const before = apiIn(release.previous, apiId, input);
    return {
      id: `version-${release.version}`,
      version: versionName(release.version, input),
      previous: versionName(release.previous, input),
      subjects: release.subjects.map((subject) => viewOf(subject, { now, before }, input)),
    };
  });
}

function apiIn(version: ApiRelease["version"], apiId: string, { site, edition }: ContentInput): EditionApi | undefined {
  return site.apis.get(apiKey(editionKey(version, edition.locale.code), apiId));
}

interface ShownIn {
  readonly now: EditionApi | undefined;
  readonly before: EditionApi | undefined;
}

function viewOf(subject: SubjectChange, { now, before }: ShownIn, { site }: ContentInput): SubjectView {
  const api = subject.change === "removed" ? before : now;
  if (subject.kind === "api" || api === undefined) return subject;
  const linked = (slug: string | undefined, kind: "operation" | "schema"): { readonly href?: string } =>
    slug === undefined ? {} : { href: encodeHref(hrefOf(api.urlOf(kind, slug), site.config)) };
  if (subject.kind === "schema") {
    return { ...subject, ...linked(api.spec.schemas.find(({ name }) => name === subject.name)?.slug, "schema") };
  }
  const key = subjectOfSignature(subject.name);
  const operation = api.spec.operations.find((one) => operationSubject(one) === key);
  const [method = "", path = ""] = subject.name.replace(/^webhook /, "").split(/ (.*)/s);
  return { ...subject, method: method.toLowerCase(), path, ...linked(operation?.slug, "operation") };
}
