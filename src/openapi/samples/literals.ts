// Writes JSON values as literals of the languages of samples, over several lines.
import { isObject } from "../schema/json.ts";
import { quoteLua, quotePhp, quoteText } from "./quote.ts";

/** How a language writes JSON's values. */
interface LiteralSyntax {
  readonly null: string;
  readonly true: string;
  readonly false: string;
  readonly indent: string;
  readonly list: readonly [open: string, close: string];
  readonly map: readonly [open: string, close: string];
  readonly emptyMap: string;
  quote(text: string): string;
  /** A key with what stands between it and its value. */
  key(name: string): string;
}

const javascript: LiteralSyntax = {
  ...{ null: "null", true: "true", false: "false", indent: "  ", list: ["[", "]"], map: ["{", "}"], emptyMap: "{}" },
  quote: quoteText,
  // In a literal `__proto__: x` would set the prototype.
  key: (name) =>
    name === "__proto__" ? '["__proto__"]: ' : `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteText(name)}: `,
};

const python: LiteralSyntax = {
  ...{ null: "None", true: "True", false: "False", indent: "    ", list: ["[", "]"], map: ["{", "}"], emptyMap: "{}" },
  quote: quoteText,
  key: (name) => `${quoteText(name)}: `,
};

const php: LiteralSyntax = {
  ...{ null: "null", true: "true", false: "false", indent: "    ", list: ["[", "]"], map: ["[", "]"] },
  emptyMap: "new stdClass()",
  quote: quotePhp,
  key: (name) => `${quotePhp(name)} => `,
};

const luaKeywords: ReadonlySet<string> = new Set(
  "and break do else elseif end false for function goto if in local nil not or repeat return then true until while".split(
    " ",
  ),
);

const lua: LiteralSyntax = {
  ...{
    null: "json.null",
    true: "true",
    false: "false",
    indent: "  ",
    list: ["{", "}"],
    map: ["{", "}"],
    emptyMap: "{}",
  },
  quote: quoteLua,
  key: (name) => `${/^[A-Za-z_]\w*$/.test(name) && !luaKeywords.has(name) ? name : `[${quoteLua(name)}]`} = `,
};

/** Longest list of simple values that stands in one line, characters. */
const maxLine = 60;
/** Levels of values inside each other that are written. */
const maxDepth = 100;

/** A value as JavaScript. `margin` stands before every line but the first. */
export const javascriptLiteral = (value: unknown, margin = ""): string =>
  write(value, javascript, { margin, depth: 0 });

/** A value as Python. */
export const pythonLiteral = (value: unknown, margin = ""): string => write(value, python, { margin, depth: 0 });

/** A value as PHP. Objects whose keys are numbers are cast, since PHP would make lists of them. */
export const phpLiteral = (value: unknown, margin = ""): string => write(value, php, { margin, depth: 0 });

/** A value as Lua; `undefined` for values with an empty list or object, which Lua cannot tell apart. */
export const luaLiteral = (value: unknown, margin = ""): string | undefined =>
  hasEmpty(value) ? undefined : write(value, lua, { margin, depth: 0 });

function write(
  value: unknown,
  syntax: LiteralSyntax,
  { margin, depth }: { readonly margin: string; readonly depth: number },
): string {
  if (typeof value === "string") return syntax.quote(value);
  if (typeof value === "boolean") return value ? syntax.true : syntax.false;
  if (typeof value === "number") return JSON.stringify(value);
  if (typeof value !== "object" || value === null || depth > maxDepth) return syntax.null;
  const inner = { margin: margin + syntax.indent, depth: depth + 1 };
  const isList = Array.isArray(value);
  const members = isList
    ? value.map((item) => write(item, syntax, inner))
    : Object.entries(value).map(([key, item]) => `${syntax.key(key)}${write(item, syntax, inner)}`);
  const [open, close] = isList ? syntax.list : syntax.map;
  if (members.length === 0) return isList ? `${open}${close}` : syntax.emptyMap;
  const line = `${open}${members.join(", ")}${close}`;
  if (isList && line.length <= maxLine && value.every((item) => typeof item !== "object")) return line;
  const isCast = syntax === php && !isList && Object.keys(value).some((key) => /^\d+$/.test(key));
  return `${isCast ? "(object) " : ""}${open}\n${members.map((member) => `${inner.margin}${member},\n`).join("")}${margin}${close}`;
}

const hasEmpty = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0 || value.some(hasEmpty);
  return isObject(value) && (Object.keys(value).length === 0 || Object.values(value).some(hasEmpty));
};
