// The tags of an API: declared ones, those only used, and which stands below which. Gives no addresses.
import type { ApiDocument } from "../normalize/apiDocument.ts";
import type { TagObject } from "../normalize/commonObjects.ts";
import { isInternal } from "../normalize/readers.ts";
import type { Reading } from "../normalize/reading.ts";
import { cutText, listOf, ownValue } from "../schema/json.ts";
import { maxTitleLength, type OperationEntry } from "./operationEntries.ts";
import { tellingTags } from "./tellingTags.ts";

/** A tag with a page. */
export interface TagEntry<Entry> {
  /** Empty for operations without a tag. */
  readonly name: string;
  readonly label: string;
  /** Absent for tags that are only used. */
  readonly declared: TagObject | undefined;
  readonly operations: readonly Entry[];
  /** Name of the tag or group above it. */
  readonly parent: string | undefined;
  /** Whether it only says something of its operations, and is no group to find them in. */
  readonly isMark?: boolean;
}

/** Kinds of tags (OpenAPI 3.2) that the registry of kinds has for something else than finding one's way. */
const markKinds: ReadonlySet<string> = new Set(["badge", "audience"]);

/**
 * Declared tags in their order, then tags only used, then operations without any. Tags without operations, also below them,
 * are left out unless their description is a chapter of its own.
 */
export function tagEntriesOf<Entry extends OperationEntry>(
  document: ApiDocument,
  entries: readonly Entry[],
  reading: Reading,
): readonly TagEntry<Entry>[] {
  const declared = new Map<string, TagObject>();
  for (const tag of document.tags) {
    if (tag.name !== undefined && tag.name.trim() !== "" && !declared.has(tag.name)) declared.set(tag.name, tag);
  }
  const operationsByTag = new Map<string, Entry[]>([...declared.keys()].map((name) => [name, []]));
  const untagged: Entry[] = [];
  const internal = internalTagsOf(reading);
  for (const entry of entries) {
    const names = [...new Set(entry.operation.tags ?? [])].filter((name) => name.trim() !== "" && !internal.has(name));
    // No operation may vanish from the menu: marks are no groups.
    if (names.every((name) => isMark(declared.get(name)))) untagged.push(entry);
    for (const name of names) {
      const operations = operationsByTag.get(name) ?? [];
      operationsByTag.set(name, operations);
      operations.push(entry);
    }
  }
  const parents = parentsOf(document, { declared, names: [...operationsByTag.keys()], reading });
  const telling = tellingTags(declared, reading.root);
  // A mark that no operation has may be a chapter, as any other tag.
  const marks = (name: string): boolean => isMark(declared.get(name)) && !telling.has(name);
  const filled = filledNames(
    [...operationsByTag].flatMap(([name, list]) => (list.length > 0 || telling.has(name) ? [name] : [])),
    parents,
  );
  const tags = [...operationsByTag].flatMap(([name, operations]): TagEntry<Entry>[] => {
    const tag = declared.get(name);
    if (!filled.has(name)) return [];
    const label =
      [tag?.["x-displayName"], tag?.summary].find((text) => text !== undefined && text.trim() !== "") ?? name;
    const entry = { name, label: cutText(label, maxTitleLength), declared: tag, operations };
    if (marks(name)) return operations.length === 0 ? [] : [{ ...entry, parent: undefined, isMark: true }];
    return [{ ...entry, parent: groupAbove(name, parents, marks) }];
  });
  return untagged.length === 0
    ? tags
    : [...tags, { name: "", label: "", declared: undefined, operations: untagged, parent: undefined }];
}

const isMark = (tag: TagObject | undefined): boolean => tag?.kind !== undefined && markKinds.has(tag.kind);

/** The nearest tag or group above a tag that is no mark. */
function groupAbove(
  name: string,
  parents: ReadonlyMap<string, string>,
  marks: (name: string) => boolean,
): string | undefined {
  const above = parents.get(name);
  return above === undefined || !marks(above) ? above : groupAbove(above, parents, marks);
}

/** Names of tags with `x-internal: true`, which the reader of lists has left out. */
function internalTagsOf({ root }: Reading): ReadonlySet<unknown> {
  return new Set(
    listOf(ownValue(root, "tags"))
      .filter(isInternal)
      .map((tag) => ownValue(tag, "name")),
  );
}

interface ParentInput {
  readonly declared: ReadonlyMap<string, TagObject>;
  readonly names: readonly string[];
  readonly reading: Reading;
}

/**
 * What stands above each tag: its `parent`, its group, or what its name begins with (`devices/wtp`): a tag, or, where nobody
 * has arranged the tags, what several names begin with.
 */
function parentsOf({ tagGroups }: ApiDocument, { declared, names, reading }: ParentInput): ReadonlyMap<string, string> {
  const prefixes = prefixesOf(names, tagGroups.length > 0);
  const groups = new Map<string, string>();
  for (const { name, tags = [] } of tagGroups) {
    for (const tag of tags) if (name !== undefined && !groups.has(tag)) groups.set(tag, name);
  }
  const parents = new Map<string, string>();
  for (const name of names) {
    const tag = declared.get(name);
    const written = tag?.parent;
    if (written !== undefined && tag !== undefined) {
      if (!declared.has(written)) reportParent(tag, `\`${written}\` is not a tag`, reading);
      else if (leadsTo(written, name, parents)) reportParent(tag, `\`${name}\` is its own ancestor`, reading);
      else parents.set(name, written);
      continue;
    }
    const parent = groups.get(name) ?? prefixes.get(name);
    if (parent !== undefined && !leadsTo(parent, name, parents)) parents.set(name, parent);
  }
  return parents;
}

/** What stands above a tag with slashes, by name of the tag: the longest beginning that is a tag or that another tag shares. */
function prefixesOf(names: readonly string[], isArranged: boolean): ReadonlyMap<string, string> {
  const all = new Set(names);
  const counts = new Map<string, number>();
  for (const name of names) for (const prefix of beginningsOf(name)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  const isAbove = (prefix: string): boolean => all.has(prefix) || (!isArranged && (counts.get(prefix) ?? 0) > 1);
  return new Map(
    names.flatMap((name) => {
      const prefix = beginningsOf(name).find(isAbove);
      return prefix === undefined ? [] : [[name, prefix] as const];
    }),
  );
}

/** The beginnings of a name that is a path, from the longest on; none of a name that only has a slash in it, as `I/O ports`. */
function beginningsOf(name: string): readonly string[] {
  const steps = name.split("/");
  if (steps.some((step) => step.length < 2 || /\s/u.test(step))) return [];
  return steps.slice(1).map((_, index) => steps.slice(0, steps.length - 1 - index).join("/"));
}

function leadsTo(start: string, goal: string, parents: ReadonlyMap<string, string>): boolean {
  for (let name: string | undefined = start; name !== undefined; name = parents.get(name))
    if (name === goal) return true;
  return false;
}

function reportParent(tag: TagObject, message: string, reading: Reading): void {
  reading.report(
    { holder: tag, key: "parent" },
    { kind: "questionable", rule: "invalid parents of tags", message, hint: "name another declared tag" },
  );
}

/** Tags with something on their pages, and those above them. */
function filledNames(names: readonly string[], parents: ReadonlyMap<string, string>): ReadonlySet<string> {
  const filled = new Set<string>();
  for (const name of names) {
    for (let above: string | undefined = name; above !== undefined && !filled.has(above); above = parents.get(above)) {
      filled.add(above);
    }
  }
  return filled;
}
