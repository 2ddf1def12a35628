// The `import` and `export` statements of a page of MDX: takes them out and keeps the files they name. Runs nothing.
import { type DialectNote, opaqueFlags, type PageLine } from "./pageLines.ts";

/** `import A, { B as C } from './file'`; the names are group 1, the file one of groups 2 and 3. */
const importStatement = /^import\s+(?:([\w*{][^'";]{0,2000}?)\s+from\s+)?(?:"([^"\n]{1,500})"|'([^'\n]{1,500})')/;
/** `export const a = …`, `export default function`, `export { a }`; not `export the report`. */
const exportStatement = /^export\s+(?:(?:const|let|var|async|function|class|default|type|interface)\b|[{*])/;

/** A page without its statements; lines stay where they are. */
interface ModuleLines {
  readonly lines: readonly PageLine[];
  /** Files by the name they are imported under. */
  readonly files: ReadonlyMap<string, string>;
}

/** Takes the statements out. */
export function takeModules(lines: readonly PageLine[], note: (note: DialectNote) => void): ModuleLines {
  const files = new Map<string, string>();
  if (!lines.some(({ text }) => text.startsWith("import") || text.startsWith("export"))) return { lines, files };
  const opaque = opaqueFlags(lines);
  const out: PageLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const head = lines[index];
    if (!head) break;
    const kind = opaque[index] ? undefined : kindOf(lines, index);
    if (kind === undefined) {
      out.push(head);
      continue;
    }
    const end = statementEnd(lines, index);
    const statement = lines.slice(index, end).map(({ text }) => text);
    if (kind === "import") addFile(statement.join("\n"), files);
    else note(exportNote(head.line));
    for (let at = index; at < end; at += 1) out.push({ text: "", line: lines[at]?.line ?? head.line });
    index = end - 1;
  }
  return { lines: out, files };
}

const exportNote = (line: number): DialectNote => ({
  key: "export",
  message: "The page exports JavaScript values, which are not evaluated here",
  hint: "remove the statement, and write its result as Markdown",
  line,
});

function kindOf(lines: readonly PageLine[], index: number): "import" | "export" | undefined {
  const text = lines[index]?.text ?? "";
  if (text.startsWith("import")) {
    const whole = lines.slice(index, index + 40).map((one) => one.text);
    return importStatement.test(whole.join("\n")) ? "import" : undefined;
  }
  return exportStatement.test(text) ? "export" : undefined;
}

/** Index behind a statement: its brackets and texts are closed, and another statement or an empty line follows. */
const statementEnd = (lines: readonly PageLine[], start: number): number =>
  endOf(lines, start, true) ?? endOf(lines, start, false) ?? lines.length;

/** @param hasTemplates Whether a text between back-ticks goes on over lines; the index is `undefined` where one has no end. */
function endOf(lines: readonly PageLine[], start: number, hasTemplates: boolean): number | undefined {
  const state: StatementState = { depth: 0, isInTemplate: false };
  for (let index = start; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? "";
    const isNew = index > start && (text.trim() === "" || /^(?:import|export)\b/.test(text));
    if (isNew && state.depth <= 0 && !state.isInTemplate) return index;
    readLine(text, state);
    if (!hasTemplates) state.isInTemplate = false;
    if (index - start > 2000 && (state.depth > 0 || state.isInTemplate)) return state.isInTemplate ? undefined : index;
  }
  return state.isInTemplate ? undefined : lines.length;
}

/** Where in a statement a line begins. */
interface StatementState {
  /** Brackets that are open. */
  depth: number;
  isInTemplate: boolean;
}

/** A text between quotes; `don't` has none. */
const quoted = /(?<!\w)(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/y;

function readLine(text: string, state: StatementState): void {
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === "`") state.isInTemplate = !state.isInTemplate;
    else if (character === "\\") at += 1;
    else if (state.isInTemplate) continue;
    else if ("{([".includes(character)) state.depth += 1;
    else if ("})]".includes(character)) state.depth -= 1;
    else if (character === '"' || character === "'") {
      quoted.lastIndex = at;
      at += Math.max(0, (quoted.exec(text)?.[0].length ?? 0) - 1);
    }
  }
}

function addFile(statement: string, files: Map<string, string>): void {
  const match = importStatement.exec(statement);
  const path = match?.[2] ?? match?.[3];
  const name = /^[\w$]+/.exec(match?.[1] ?? "")?.[0];
  if (name !== undefined && path !== undefined)
    files.set(name, path.replace(/^(?:!!)?[\w-]+-loader!/, "").replace(/\?\w+$/, ""));
}
