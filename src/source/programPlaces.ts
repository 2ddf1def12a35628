// Where the values of a module's default export stand in its text, by JSON pointer. Reads what a bundler has printed:
// without types, every name of the module there once. Runs nothing: a value that is not written as a literal, by a name
// or by a spread of these, is not found.
import { unescapeToken } from "./jsonPointer.ts";
import { quotedTextAt } from "./literals/quotedText.ts";
import { skipBlanks, skipExpression } from "./skipExpression.ts";
import type { PointerPlace } from "./yamlPointers.ts";

/** A place, and whether it is that of the value itself or of the nearest value around it that could be found. */
interface ProgramPlace extends PointerPlace {
  readonly isExact: boolean;
}

/** Finds places in a program. `undefined` when not even the export itself is found. */
type FindInProgram = (pointer: string) => ProgramPlace | undefined;

/** Names that are followed on the way to one value, so that a circle ends. */
const maxSteps = 200;

/** Prepares to find places. What has been read is kept, so that thousands can be asked for. */
export function openProgram(text: string): FindInProgram {
  const known = new Map<number, ReadonlyMap<string, PointerPlace>>();
  let steps = 0;

  /** Where the literal begins that an expression stands for; the expression itself when it is none. */
  const literalOf = (offset: number): number => {
    steps += 1;
    if (steps > maxSteps) return offset;
    const wrapped = matchAt(/defineConfig\d*\(\s*/y, text, offset);
    if (wrapped !== undefined) return literalOf(offset + wrapped.length);
    const name = matchAt(/[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*(?=\s*[,;)\]}\n])/uy, text, offset);
    const [first, ...members] = name?.split(".") ?? [];
    const declared = first === undefined ? undefined : declaredAt(text, first);
    if (declared === undefined) return offset;
    const found = find({ key: declared, value: declared }, members);
    return found.isExact ? found.value : offset;
  };

  const entriesOf = (offset: number): ReadonlyMap<string, PointerPlace> => {
    const kept = known.get(offset);
    if (kept !== undefined) return kept;
    const read = text[offset] === "{" ? readObject(offset) : text[offset] === "[" ? readList(offset) : new Map();
    known.set(offset, read);
    return read;
  };

  const readObject = (start: number): ReadonlyMap<string, PointerPlace> => {
    const entries = new Map<string, PointerPlace>();
    for (let at = skipBlanks(text, start + 1); at < text.length && text[at] !== "}"; at = skipBlanks(text, at)) {
      if (text[at] === ",") at += 1;
      else if (text.startsWith("...", at)) {
        const spread = literalOf(at + 3);
        // What is not known may bring any key, in place of those before it.
        if (text[spread] !== "{") entries.clear();
        for (const [name, place] of entriesOf(spread)) entries.set(name, place);
        at = skipExpression(text, at + 3);
      } else {
        const written = matchAt(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\p{L}\p{N}_$]+/uy, text, at);
        const behind = skipBlanks(text, at + (written?.length ?? 0));
        const value = text[behind] === ":" ? skipBlanks(text, behind + 1) : at;
        if (written !== undefined && /[:,}]/.test(text[behind] ?? "")) entries.set(nameOf(written), { key: at, value });
        at = skipExpression(text, value);
      }
    }
    return entries;
  };

  const readList = (start: number): ReadonlyMap<string, PointerPlace> => {
    const entries = new Map<string, PointerPlace>();
    for (let at = skipBlanks(text, start + 1); at < text.length && text[at] !== "]"; at = skipBlanks(text, at)) {
      if (text[at] === ",") {
        at += 1;
        continue;
      }
      if (!text.startsWith("...", at)) entries.set(String(entries.size), { key: at, value: at });
      else {
        const spread = literalOf(at + 3);
        // How many it brings is not known, nor which number the next one has.
        if (text[spread] !== "[") return entries;
        for (const place of entriesOf(spread).values()) entries.set(String(entries.size), place);
      }
      at = skipExpression(text, at);
    }
    return entries;
  };

  const find = (start: PointerPlace, names: readonly string[]): ProgramPlace => {
    const value = literalOf(start.value);
    const [name, ...rest] = names;
    if (name === undefined) return { key: start.key, value, isExact: true };
    const entry = entriesOf(value).get(name);
    return entry === undefined ? { key: start.key, value, isExact: false } : find(entry, rest);
  };

  return (pointer) => {
    steps = 0;
    const exported = /^ {2}([\w$]+) as default\b/m.exec(text.slice(text.lastIndexOf("\nexport {")))?.[1];
    const at = exported === undefined ? undefined : declaredAt(text, exported);
    return at === undefined ? undefined : find({ key: at, value: at }, pointer.split("/").slice(1).map(unescapeToken));
  };
}

/** Offset of what a name of the module is declared as. */
function declaredAt(text: string, name: string): number | undefined {
  const declaration = new RegExp(`^(?:var|let|const) ${name.replaceAll("$", "\\$")} = `, "m").exec(text);
  return declaration === null ? undefined : declaration.index + declaration[0].length;
}

function matchAt(form: RegExp, text: string, offset: number): string | undefined {
  form.lastIndex = offset;
  return form.exec(text)?.[0];
}

/** `uk`, `"pt-BR"`, `"\u{1F41D}"`. */
function nameOf(written: string): string {
  if (!/^["']/.test(written)) return written;
  const { value } = quotedTextAt(written, 0, undefined);
  return typeof value === "string" ? value : written;
}
