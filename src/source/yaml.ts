// Reads YAML and JSON: the value, and where each part of it stands. Says what is malformed; what a value means is its
// reader's business.
import { CORE_SCHEMA, constructFromEvents, parseEvents, YAMLException } from "js-yaml";
import { readEvents } from "./flowLines.ts";
import { jsonCommentIn } from "./jsonComments.ts";
import { escapeToken } from "./jsonPointer.ts";
import { mapLines, type Position } from "./lineMap.ts";
import { readPlainYaml } from "./plainYaml.ts";
import { wellFormedValue } from "./wellFormed.ts";
import { type PointerPlace, pointerIndexOf, secondDocumentAt, structuredKeyAt } from "./yamlPointers.ts";
import { faultOfText, mayBePlainText } from "./yamlTexts.ts";

/** A document that has been read. */
export interface YamlDocument {
  /** Plain JSON data; `__proto__` and its like are ordinary keys. `null` for an empty document. */
  readonly value: unknown;
  /**
   * Place of the value a JSON pointer names: its key where it has one, with `of: "value"` the value itself. A pointer
   * that leads nowhere gives the place of its nearest ancestor.
   */
  locate(pointer: string, of?: "key" | "value"): Position;
}

/** Why a text is no document. */
export interface YamlProblem {
  /** What is wrong, in one line without a full stop. */
  readonly message: string;
  readonly position: Position;
  readonly hint: string;
}

/** A document, or the first thing wrong with it. */
type YamlResult =
  | { readonly kind: "document"; readonly document: YamlDocument }
  | { readonly kind: "problem"; readonly problem: YamlProblem };

/** Levels of nesting; as many are too many. */
const maxYamlDepth = 100;
/** Alias nodes of a document. */
export const maxYamlAliases = 100;
/** Values that a document's aliases may add once they are written out: ten lines can stand for billions. */
const maxExpandedValues = 100_000;

/**
 * Parses one YAML or JSON document (`\n` line ends). Keys are unique; only JSON's types come out.
 * @param linesBefore Lines of the file before the text, added to every position.
 */
export function parseYaml(text: string, { linesBefore = 0 }: { linesBefore?: number } = {}): YamlResult {
  const lines = lazily(() => mapLines(text));
  const place = (offset: number): Position => {
    const { line, column } = lines().positionAt(offset);
    return { line: line + linesBefore, column };
  };
  const problem = (message: string, offset: number, hint: string): YamlResult => ({
    kind: "problem",
    problem: { message, position: place(offset), hint },
  });
  const plain = readPlainYaml(text);
  if (plain !== undefined) {
    const index = lazily(() => pointerIndexOf(parseEvents(text, { maxDepth: maxYamlDepth }), text));
    const value = text === "" ? null : plain;
    return { kind: "document", document: { value, locate: locateIn(index, place) } };
  }
  const comment = jsonCommentIn(text);
  if (comment !== undefined) {
    const hint = "remove it, or write `#` instead of `//` and name the file `.yaml`";
    return problem(`JSON has no comments: \`${comment.shown}\``, comment.offset, hint);
  }
  try {
    const events = readEvents(text, { maxDepth: maxYamlDepth });
    const structuredKey = structuredKeyAt(events);
    if (structuredKey !== undefined) {
      return problem("a key is a map or a list", structuredKey, "put text that begins with `{` or `[` in quotes");
    }
    const documents = constructFromEvents(events, { source: text, schema: CORE_SCHEMA, maxAliases: maxYamlAliases });
    if (documents.length > 1) {
      return problem(
        "more than one document in a file",
        secondDocumentAt(events, text),
        "keep one document, remove `---`",
      );
    }
    const value = documents[0] ?? null;
    const fault = findFault(value);
    const index = lazily(() => pointerIndexOf(events, text));
    if (fault) return problem(fault.message, nearest(index(), fault.pointer)?.value ?? 0, fault.hint);
    return { kind: "document", document: { value: wellFormedValue(value, text), locate: locateIn(index, place) } };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const offset = error.mark?.position ?? 0;
    const fault = mayBePlainText(error.reason) ? faultOfText(text, offset) : undefined;
    return problem(fault?.message ?? error.reason, offset, fault?.hint ?? hintFor(error.reason));
  }
}

/** Places are looked up when they are asked for, which mostly nobody does. */
function locateIn(
  index: () => ReadonlyMap<string, PointerPlace>,
  place: (offset: number) => Position,
): YamlDocument["locate"] {
  return (pointer, of = "key") => place(nearest(index(), pointer)?.[of] ?? 0);
}

/** The entry of a pointer or of its nearest ancestor. */
function nearest<Entry>(index: ReadonlyMap<string, Entry>, pointer: string): Entry | undefined {
  for (let known = pointer; ; known = known.slice(0, known.lastIndexOf("/"))) {
    const entry = index.get(known);
    if (entry !== undefined || known === "") return entry;
  }
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

interface Fault {
  readonly message: string;
  readonly pointer: string;
  readonly hint: string;
}

/** What JSON cannot hold (endless structures, infinities), and aliases that stand for too much. */
function findFault(root: unknown): Fault | undefined {
  const sizes = new Map<object, number>();
  const open = new Set<object>();
  let written = 0;
  let fault: Fault | undefined;
  const sizeOf = (value: unknown, pointer: string): number => {
    if (typeof value === "number" && !Number.isFinite(value)) {
      const message = `\`${value}\` is not a JSON number`;
      fault ??= { message, pointer, hint: "write a finite number, or put it in quotes" };
    }
    const known = typeof value === "object" && value !== null ? sizes.get(value) : undefined;
    if (known !== undefined) return known;
    written += 1;
    if (typeof value !== "object" || value === null || fault) return 1;
    if (open.has(value)) {
      fault = { message: "an alias refers to something that contains it", pointer, hint: "write the value out" };
      return 1;
    }
    open.add(value);
    let size = 1;
    for (const [key, child] of Object.entries(value)) size += sizeOf(child, `${pointer}/${escapeToken(key)}`);
    open.delete(value);
    sizes.set(value, size);
    return size;
  };
  const fromAliases = sizeOf(root, "") - written;
  if (fault || fromAliases <= maxExpandedValues) return fault;
  const message = `aliases expand to more than ${maxExpandedValues} values`;
  return { message, pointer: "", hint: "write the values out" };
}

const bracketHint =
  "close the brackets or quotes above, or put text that begins with `[` or `{` in quotes; indent lines inside them further";

/** What usually mends a syntax error of js-yaml's wording. */
function hintFor(reason: string): string {
  if (reason.startsWith("duplicated")) return "keep one of the two keys";
  if (reason.startsWith("deficient")) return bracketHint;
  if (reason.includes("tab")) return "indent with spaces";
  if (reason.includes("missed comma")) return "put a comma between the two entries";
  if (reason.includes("quoted scalar")) return "close the quotes";
  if (reason.includes("unknown") && reason.includes("tag")) return "remove the `!` tag, or put the value in quotes";
  if (reason.includes("alias")) return "write the value out instead of using an alias";
  if (reason.includes("maxDepth")) return `nest fewer than ${maxYamlDepth} levels`;
  return "check indentation and brackets; put text that contains `: `, `#`, `@`, `[` or `{` in quotes";
}
