// Directives of MyST, the Markdown of Sphinx: `:::{note}` and fences `{note}` that make boxes, tabs or pictures become what
// makes them here. What a program fills in stays as it is. Roles are in `mystRoles.ts`.
import { isBlockKind, labelOf, openingOf, tabValueOf } from "./mkdocsBlocks.ts";
import { cards, codes, contents, frames, programs, versionWords } from "./mystDirectives.ts";
import { mystLine } from "./mystRoles.ts";
import { dialectColons, indentOf, isBlank, opaqueFlags, openingLine, type PageLine, type Pass } from "./pageLines.ts";

/** `:::{note} Title`, a fence with `{note}`: signs in group 1, name in group 2, what stands behind it in group 3. */
const opening = /^(:{3,}|`{3,}|~{3,})\{([a-z][\w:-]*)\}[ \t]*(.*?)[ \t]*$/;
/** `:class: tip` below an opening: key in group 1, value in group 2. */
const option = /^[ \t]*:([\w-]+):[ \t]*(.*?)[ \t]*$/;

/** `class: tip` between two lines of hyphens below an opening. */
const field = /^[ \t]*([\w-]+):[ \t]*(.*?)[ \t]*$/;

/** Levels of directives in one another. */
const maxDepth = 12;

interface Directive {
  readonly indent: string;
  readonly name: string;
  readonly title: string;
  readonly options: ReadonlyMap<string, string>;
  readonly line: PageLine;
  readonly content: readonly PageLine[];
  readonly end: PageLine;
}

/** Directives and roles as what shows the same here. */
export const rewriteMyst: Pass = (lines, note) => rewriteLevel(lines, { depth: 0, note });

/** How deep directives are, and the values of the tabs of the set that they are in. */
interface Level {
  readonly depth: number;
  readonly note: Parameters<Pass>[1];
  readonly tabs?: Set<string>;
}

function rewriteLevel(lines: readonly PageLine[], level: Level): readonly PageLine[] {
  const opaque = opaqueFlags(lines);
  const endAt = endFinder(lines);
  const out: PageLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    // A fence is inside of itself, and not of another one.
    const isOpen = !opaque[index] || (opaque[index - 1] !== true && /^[ \t]*[`~]/.test(line.text));
    const found = isOpen && level.depth < maxDepth ? readDirective(lines, index, endAt) : undefined;
    const written = found && (write(found.directive, level) ?? writeUnknown(found.directive, level));
    if (found === undefined || written === undefined) {
      out.push(opaque[index] ? line : mystLine(line));
      continue;
    }
    out.push(...labelOfDirective(found.directive), ...written);
    index = found.last;
  }
  return out;
}

/** Index of the line that ends what some signs have begun, at or after an index; -1 where none does. */
type EndFinder = (signs: string, from: number) => number;

/** Looks through the lines once more only where it may find something. */
function endFinder(lines: readonly PageLine[]): EndFinder {
  /** Fewest signs of each kind that nothing was found to end. */
  const endless = new Map<string, number>();
  return (signs, from) => {
    const sign = signs[0] ?? ":";
    if (signs.length >= (endless.get(sign) ?? Number.POSITIVE_INFINITY)) return -1;
    for (let index = from; index < lines.length; index += 1) {
      const text = lines[index]?.text.trim() ?? "";
      if (text.length >= signs.length && text === sign.repeat(text.length)) return index;
    }
    endless.set(sign, signs.length);
    return -1;
  };
}

/** The directive that begins at a line, and the index of the line that ends it. */
function readDirective(
  lines: readonly PageLine[],
  start: number,
  endAt: EndFinder,
): { readonly directive: Directive; readonly last: number } | undefined {
  const line = lines[start];
  if (!line || line.text.length > 1000) return undefined;
  const indent = indentOf(line.text);
  const [, signs, name = "", title = ""] = opening.exec(line.text.slice(indent.length)) ?? [];
  if (signs === undefined) return undefined;
  const last = endAt(signs, start + 1);
  const end = lines[last];
  if (end === undefined) return undefined;
  const options = new Map<string, string>();
  const isYaml = lines[start + 1]?.text.trim() === "---";
  let first = start + (isYaml ? 2 : 1);
  for (; first < last; first += 1) {
    const text = lines[first]?.text ?? "";
    const [, key, value = ""] = (isYaml ? field : option).exec(text) ?? [];
    if (key === undefined) break;
    options.set(key, value);
  }
  if (isYaml && lines[first]?.text.trim() === "---") first += 1;
  return { directive: { indent, name, title, options, line, content: lines.slice(first, last), end }, last };
}

/** What stands for a directive; `undefined` for one that has no meaning here. */
function write(directive: Directive, { depth, note, tabs }: Level): readonly PageLine[] | undefined {
  const { indent, name, title, options, line, content, end } = directive;
  const at = (text: string): PageLine => ({ text: indent + text, line: line.line });
  const closing: PageLine = { text: indent + dialectColons, line: end.line };
  const inside = (more?: Pick<Level, "tabs">): readonly PageLine[] =>
    rewriteLevel(content, { depth: depth + 1, note, ...more });
  const language = codes.get(name);
  if (language !== undefined) {
    const info = name === "math" ? "math" : title.split(/\s/, 1)[0] || language;
    return [
      at(`\`\`\`\`\`\`${info.replace(/^ipython3?$/, "python")}`),
      ...content,
      { text: `${indent}\`\`\`\`\`\``, line: end.line },
    ];
  }
  if (contents.has(name)) return [at("")];
  if (name === "tab-set") return [at(openingLine("tabs")), ...inside({ tabs: new Set() }), closing];
  if (name === "tab-item" && tabs !== undefined) {
    const label = title || "Tab";
    return [at(openingLine("tab", label, { value: tabValueOf(label, tabs) })), ...inside(), closing];
  }
  if (name === "image" || name === "figure") return [at(""), at(pictureOf(directive)), at(""), ...inside(), at("")];
  if (name === "dropdown") return [at(openingLine("details", title)), ...inside(), closing];
  if (frames.has(name)) return [at(""), ...inside(), at("")];
  if (cards.has(name)) return [at(""), ...(title === "" ? [] : [at(`**${title}**`)]), at(""), ...inside(), at("")];
  const isVersion = /^(?:version(?:added|changed)|deprecated)$/.test(name);
  if (name !== "admonition" && !isVersion && !isBlockKind(name)) return undefined;
  const kind = (name === "admonition" ? options.get("class")?.split(/\s/).find(isBlockKind) : undefined) ?? name;
  const word = isBlockKind(kind) ? kind : "note";
  if (name === "admonition") return [at(openingOf(word, labelOf(word, title, false))), ...inside(), closing];
  const own = name === "seealso" ? "See also" : undefined;
  const label = isVersion ? `${versionWords[name] ?? ""} ${title}`.trim() : labelOf(name, own, false);
  // What stands behind the name of such a directive is the beginning of its text.
  const text = title === "" || isVersion ? [] : [at(title)];
  return [at(openingOf(word, label)), ...text, ...inside(), closing];
}

/** A directive without a meaning here: of one made with colons what it contains is shown, of a fence its code, if any. */
function writeUnknown(
  { indent, name, line, content, end }: Directive,
  { depth, note }: Level,
): readonly PageLine[] | undefined {
  const isFence = /^[ \t]*[`~]/.test(line.text);
  const isEmpty = content.every(({ text }) => isBlank(text));
  if (isFence && !isEmpty && !programs.has(name)) return undefined;
  const shown = isEmpty ? "what it makes is not shown" : isFence ? "it is shown as code" : "what it contains is shown";
  note({
    key: `{${name}}`,
    message: `The directive \`{${name}}\` is not supported here: ${shown}`,
    hint: "write what it shows as Markdown, HTML or a container",
    line: line.line,
  });
  const blank = { text: indent, line: line.line };
  if (isEmpty) return [blank];
  if (isFence) return undefined;
  return [blank, ...rewriteLevel(content, { depth: depth + 1, note }), { ...blank, line: end.line }];
}

/** The place that a directive names. */
function labelOfDirective({ indent, options, line }: Directive): readonly PageLine[] {
  const name = options.get("name") ?? "";
  if (!/^[^\s"<>&]{1,200}$/.test(name)) return [];
  return [
    { text: `${indent}<a id="${name}"></a>`, line: line.line },
    { text: indent, line: line.line },
  ];
}

function pictureOf({ title, options, content }: Directive): string {
  const caption = content.find(({ text }) => !isBlank(text))?.text.trim() ?? "";
  const alt = (options.get("alt") ?? caption).replace(/[[\]]/g, "");
  return `![${alt}](<${title.replace(/[<>]/g, "")}>)`;
}
