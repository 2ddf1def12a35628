// Which page of a reference is meant by an address of other renderers: `#operation/getRoom`, `#tag/Rooms/GET/rooms`,
// `#/Rooms/getRoom`, `#section/Limits`. Knows no markup and no addresses of ours.
import type { ApiReference, ApiSection } from "../../model/api.ts";
import { authenticationId } from "../../model/apiSections.ts";
import { slugOf } from "../../model/slug.ts";
import { decodePercent } from "../../source/addressKey.ts";
import { unescapeToken } from "../../source/jsonPointer.ts";
import type { Catalog, TagPage } from "./catalog.ts";
import { operationBySignature } from "./linkTargets.ts";
import { signatureOf, titleOf } from "./operationEntries.ts";

/** A page of the reference, and a section of it. */
interface ForeignTarget {
  readonly reference: ApiReference;
  readonly anchor?: string;
}

/** What addresses may name. */
interface ForeignNames {
  readonly catalog: Catalog;
  readonly apiTitle: string;
  /** Headings of the overview. Asked for once one is named. */
  readonly sections: () => readonly ApiSection[];
  /** Ids in the overview by the name of a security scheme. */
  readonly schemeIds: ReadonlyMap<string, string>;
}

type Path = readonly string[];
type Find = (path: Path) => ForeignTarget | undefined;

/** Makes the function that tells what an address behind its `#` means; `undefined` for anchors and for what is not there. */
export function createForeignTargets(names: ForeignNames): (address: string) => ForeignTarget | undefined {
  const { catalog } = names;
  const tags = bySlug(catalog.tags, ({ name, label, slug }) => [name === "" ? "default" : name, label, slug]);
  const schemas = bySlug(catalog.schemas, ({ name }) => [name]);
  const operations = bySlug(catalog.operations, (page) => [page.operation.operationId ?? "", signatureOf(page)]);
  const events = catalog.operations.filter(({ isWebhook }) => isWebhook);
  const webhooks = bySlug(events, (page) => [page.path, signatureOf(page)]);
  const schemes = bySlug(names.schemeIds, ([name]) => [name]);
  let headings: ReadonlyMap<string, ApiSection> | undefined;

  const findOperation: Find = ([name = ""]) => {
    const page = catalog.operationsById.get(name) ?? operations.get(slugOf(name));
    return page && targetOf("operation", page.slug, titleOf(page));
  };
  const findSigned = (method: string, path: string): ForeignTarget | undefined => {
    const page = operationBySignature(method, path, catalog);
    return page && targetOf("operation", page.slug, titleOf(page));
  };
  const findSchema: Find = (path) => {
    const name = path.join("/");
    const page = catalog.schemasByName.get(name) ?? schemas.get(slugOf(name));
    return page && targetOf("schema", page.slug, page.name);
  };
  const findPaths: Find = ([path = "", method = ""]) => findSigned(method, unescapeToken(path));
  const overview = (anchor?: string): ForeignTarget => ({
    ...targetOf("overview", "", names.apiTitle),
    ...(anchor === undefined ? {} : { anchor }),
  });

  const findTag: Find = (path) => {
    const whole = tags.get(slugOf(path.join("/")));
    const tag = whole ?? tags.get(slugOf(path[0] ?? ""));
    const [kind = "", ...rest] = path.slice(1);
    const found =
      whole !== undefined || kind === ""
        ? undefined
        : kind === "operation"
          ? findOperation(rest)
          : kind === "paths"
            ? findPaths(rest)
            : findSigned(kind, `/${rest.join("/")}`.replace(/^\/\/+/, "/"));
    // What stands behind a tag else is a heading of its description.
    const isHeading = rest.length === 0 && kind !== "operation" && kind !== "paths";
    return found ?? (tag !== undefined && (whole !== undefined || isHeading) ? targetOfTag(tag) : undefined);
  };

  const findSection: Find = (path) => {
    headings ??= bySlug(names.sections(), ({ id, title }) => [id, title]);
    const section = headings.get(slugOf(path.at(-1) ?? ""));
    if (section !== undefined) return overview(section.id);
    const [first = "", scheme] = path.map(slugOf);
    if (first === "introduction") return overview();
    if (first !== "authentication" || names.schemeIds.size === 0) return undefined;
    if (scheme === undefined) return overview(authenticationId);
    const known = schemes.get(scheme);
    return known && overview(known[1]);
  };

  const findWebhook: Find = (path) => {
    const page = webhooks.get(slugOf(path.join(" "))) ?? webhooks.get(slugOf(path.at(-1) ?? ""));
    return page && targetOf("operation", page.slug, titleOf(page));
  };

  const findPointer: Find = ([first = "", second = "", ...rest]) => {
    if (first === "components" && second === "schemas") return findSchema(rest.map(unescapeToken));
    if (first === "definitions" || first === "schemas") return findSchema([second, ...rest].map(unescapeToken));
    if (first === "paths") return findPaths([second, ...rest]);
    if (second !== "") return rest.length === 0 ? findOperation([second]) : undefined;
    const tag = tags.get(slugOf(first));
    return tag && targetOfTag(tag);
  };

  const finders: ReadonlyMap<string, Find> = new Map([
    ["operation", findOperation],
    ["tag", findTag],
    ["section", findSection],
    ["description", findSection],
    ["schema", findSchema],
    ["model", findSchema],
    ["models", findSchema],
    ["webhook", findWebhook],
    ["", findPointer],
  ]);
  return (address) => {
    const path = address.split("/").map(decodePercent);
    const find = (from: number): ForeignTarget | undefined => finders.get(path[from] ?? "-")?.(path.slice(from + 1));
    // A page with several APIs puts the name of one in front: `#api-1/tag/Rooms`.
    return path.length < 2 ? undefined : (find(0) ?? (path[0] === "" || path.length < 3 ? undefined : find(1)));
  };
}

const targetOf = (kind: ApiReference["kind"], slug: string, label: string): ForeignTarget => ({
  reference: { kind, slug, label },
});

const targetOfTag = ({ slug, label }: TagPage): ForeignTarget => targetOf("tag", slug, label);

/** The first entry of each name, whatever its capitals and what stands between its words. */
function bySlug<Entry>(
  entries: Iterable<Entry>,
  namesOf: (entry: Entry) => readonly string[],
): ReadonlyMap<string, Entry> {
  const known = new Map<string, Entry>();
  for (const entry of entries) {
    // Some renderers split no words at their capitals.
    const names = namesOf(entry).flatMap((name) => [slugOf(name), slugOf(name.toLowerCase())]);
    for (const name of names) if (name !== "" && !known.has(name)) known.set(name, entry);
  }
  return known;
}
