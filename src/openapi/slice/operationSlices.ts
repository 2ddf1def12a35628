// The slice of a specification for one operation: a document of OpenAPI that stands alone, with the operation and what it
// refers to. Writes one at a time; of all that it has made it keeps the texts of components.
import type { HashFunction } from "../../model/ports.ts";
import type { ApiDocument } from "../normalize/apiDocument.ts";
import { schemeNameOf } from "../normalize/commonObjects.ts";
import type { OperationEntry } from "../pages/operationEntries.ts";
import type { SpecVersion } from "../read/detectVersion.ts";
import { followPointer } from "../read/pointer.ts";
import { isObject, type JsonObject, listOf, ownValue, textOf, textsOf } from "../schema/json.ts";
import { type Component, createComponents, inOrder } from "./components.ts";
import { withRenamed } from "./copyDiscriminator.ts";
import { type CopyWork, copyOne, copyPart, copySecurity } from "./copyPart.ts";
import { jsonAt, type Member, objectAt } from "./sliceText.ts";
import { createSubtypes } from "./subtypes.ts";
import { findWritten } from "./writtenOperation.ts";

/** What slices are made from. */
export interface SliceInput {
  /** A document of OpenAPI 3 without internal parts, whose references all lead into it. */
  readonly root: JsonObject;
  readonly version: SpecVersion;
  /** The same as it is read: for texts that the document may hold in another form. */
  readonly document: Pick<ApiDocument, "info">;
  /** What an API without a title is called. */
  readonly title: string;
  readonly hash: HashFunction;
}

/** Gives the slice of an operation as JSON; `undefined` for one that is not written in the document. */
type OperationSlices = (entry: OperationEntry) => string | undefined;

/** A component as a slice holds it. */
interface Content {
  readonly json: string;
  readonly reached: readonly Component[];
}

/** Makes slices of a specification. */
export function createSlices(input: SliceInput): OperationSlices {
  const { root, document, title } = input;
  const components = createComponents(input);
  const subtypesOf = createSubtypes(root, components);
  const contents = new Map<Component, Content>();

  /** The content of a component; with a link in it, it is another one for each operation. */
  const contentOf = (component: Component, isLinkKept: CopyWork["isLinkKept"]): Content => {
    const known = contents.get(component);
    if (known !== undefined) return known;
    const reached = new Set<Component>();
    let hasLinks = false;
    const copy = copyPart(
      component.value,
      { kind: component.kind, isMap: false },
      {
        ...workOf((one) => reached.add(one)),
        isLinkKept: (link) => {
          hasLinks = true;
          return isLinkKept(link);
        },
      },
    );
    const subtypes = subtypesOf(component);
    for (const subtype of subtypes) reached.add(subtype);
    const content = { json: jsonAt(withSubtypes(copy, subtypes), 3), reached: [...reached] };
    if (!hasLinks) contents.set(component, content);
    return content;
  };
  const workOf = (reach: CopyWork["reach"]): Omit<CopyWork, "isLinkKept"> => ({
    components,
    reach,
    schemeNameOf: (key) => schemeNameOf(key, { root }),
    open: new Set(),
  });

  return (entry) => {
    const written = findWritten(entry, root);
    if (written === undefined) return undefined;
    const { operation, item, holder } = written;
    const reached = new Set<Component>();
    const isLinkKept = (link: JsonObject): boolean => leadsTo(link, { operation, entry, root });
    const work = { ...workOf((one) => reached.add(one)), isLinkKept };
    const members = new Map<string, string>([
      ["openapi", jsonAt(ownValue(root, "openapi"), 1)],
      ["info", jsonAt({ title: document.info.title ?? title, version: document.info.version ?? "" }, 1)],
    ]);
    const put = (key: string, value: unknown): void => {
      if (value !== undefined) members.set(key, jsonAt(value, 1));
    };
    put("jsonSchemaDialect", ownValue(root, "jsonSchemaDialect"));
    put("servers", copyPart(ownValue(root, "servers"), { kind: "object", isMap: false }, work));
    // Before 3.1 there is no document without paths.
    if (input.version === "3.0") put("paths", {});
    put(holder, { [entry.path]: copyOne(item, "pathItem", work) });
    if (ownValue(operation, "security") === undefined) put("security", copySecurity(ownValue(root, "security"), work));
    const tags = tagsOf(operation, root);
    if (tags.length > 0) put("tags", copyPart(tags, { kind: "object", isMap: false }, work));
    // The loop adds to the set it iterates over.
    for (const component of reached) for (const next of contentOf(component, isLinkKept).reached) reached.add(next);
    if (reached.size > 0) {
      const held = containersIn(root, reached).map((key): Member => {
        const own = inOrder([...reached].filter(({ container }) => container === key));
        return [
          key,
          objectAt(
            own.map((one): Member => [one.name, contentOf(one, isLinkKept).json]),
            2,
          ),
        ];
      });
      members.set("components", objectAt(held, 1));
    }
    return `${objectAt(inOrderOf(root, members), 0)}\n`;
  };
}

function withSubtypes(copy: unknown, subtypes: readonly Component[]): unknown {
  const discriminator = ownValue(copy, "discriminator");
  if (!isObject(copy) || !isObject(discriminator)) return copy;
  return { ...copy, discriminator: withRenamed(discriminator, subtypes) };
}

interface LinkPlace {
  readonly operation: JsonObject;
  readonly entry: OperationEntry;
  readonly root: JsonObject;
}

/** Whether a link leads to the operation itself: others are in no document that holds this one alone. */
function leadsTo(link: JsonObject, { operation, entry, root }: LinkPlace): boolean {
  const id = textOf(ownValue(link, "operationId"));
  if (id !== undefined) return id === ownValue(operation, "operationId");
  const reference = textOf(ownValue(link, "operationRef"));
  if (reference === undefined || !reference.startsWith("#/")) return false;
  const target = followPointer(root, reference.slice(1));
  const [first, path, method] = target.kind === "found" ? target.tokens : [];
  return first === "paths" && path === entry.path && method === entry.method && !entry.isWebhook;
}

/** Declared tags of an operation, and those that they stand below. */
function tagsOf(operation: JsonObject, root: JsonObject): readonly unknown[] {
  const declared = listOf(ownValue(root, "tags")).filter(isObject);
  const names = new Set(textsOf(ownValue(operation, "tags")));
  const parents = new Map(declared.map((tag) => [ownValue(tag, "name"), textOf(ownValue(tag, "parent"))]));
  // The loop adds to the set it iterates over.
  for (const name of names) {
    const parent = parents.get(name);
    if (parent !== undefined) names.add(parent);
  }
  return declared.filter((tag) => names.has(String(ownValue(tag, "name"))));
}

/** Keys of `components` as the specification has them, then those that it has not. */
function containersIn(root: JsonObject, reached: Iterable<Component>): readonly string[] {
  const needed = new Set([...reached].map(({ container }) => container));
  const written = ownValue(root, "components");
  const known = isObject(written) ? Object.keys(written).filter((key) => needed.has(key)) : [];
  return [...known, ...[...needed].filter((key) => !known.includes(key)).sort()];
}

/** Members in the order of the specification, then those that it has not. */
function inOrderOf(root: JsonObject, members: ReadonlyMap<string, string>): readonly Member[] {
  const known = Object.keys(root).filter((key) => members.has(key));
  const keys = new Set(["openapi", ...known, ...members.keys()]);
  return [...keys].flatMap((key): readonly Member[] => [[key, members.get(key) ?? ""]]);
}
