// What an expression of JSX says when it is nothing but data: texts, numbers, files. Everything else is left unsaid.
import type { JsxTag, JsxValue } from "./jsxTag.ts";

/** `'text'`, `"text"`, a template without `${}`; the text is one of groups 1 to 3. */
const quoted = /^(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.|\$(?!\{))*)`)$/s;
/** `require('./a.png').default`, `useBaseUrl('/img/a.png')`; the name is group 1, the inner text group 2. */
const wrapped = /^(require|useBaseUrl|withBase|url)\(\s*(.*?)\s*\)(?:\.default)?$/s;

/**
 * The text an expression stands for; `undefined` when it would have to be run.
 * @param files Files by the name they are imported under.
 */
export function literalOf(code: string, files: ReadonlyMap<string, string>): string | undefined {
  const text = code.trim();
  const match = quoted.exec(text);
  if (match) return unescaped(match[1] ?? match[2] ?? match[3] ?? "");
  if (/^(?:-?\d+(?:\.\d+)?|true|false)$/.test(text)) return text;
  const [, name, inner] = (text.length < 2000 ? wrapped.exec(text) : undefined) ?? [];
  if (inner !== undefined) {
    const address = literalOf(inner, new Map());
    // The base stands in front of these, with or without a slash.
    const isBelowBase = name !== "require" && address !== undefined && /^[\w%@-]+(?:[./?#]|$)(?!\/)/.test(address);
    return isBelowBase ? `/${address}` : address;
  }
  return files.get(text.replace(/\.(?:src|default)$/, ""));
}

function unescaped(text: string): string {
  return text.replace(
    /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gis,
    // biome-ignore lint/complexity/useMaxParams: `replace` passes what the groups matched one by one
    (_, four?: string, two?: string, character = "") => {
      const code = four ?? two;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return character === "n" ? "\n" : character === "t" ? "\t" : character;
    },
  );
}

/** Text of an attribute; `undefined` when it is absent or would have to be run. */
export function textOf(tag: JsxTag, name: string, files: ReadonlyMap<string, string> = new Map()): string | undefined {
  const value = tag.attributes.get(name);
  return value && valueText(value, files);
}

/** Text of a value. */
function valueText(value: JsxValue, files: ReadonlyMap<string, string>): string | undefined {
  return value.kind === "text" ? value.text : literalOf(value.text, files);
}

/** Labels by value, of `values={[{ label: 'One', value: 'one' }]}`. */
export function labelsOf(code: string): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const [, inside = ""] of code.matchAll(/\{([^{}]*)\}/g)) {
    const label = /\blabel\s*:\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/.exec(inside);
    const value = /\bvalue\s*:\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/.exec(inside);
    if (label && value) labels.set(firstOf(value), firstOf(label));
  }
  return labels;
}

const firstOf = (match: RegExpExecArray): string => match[1] ?? match[2] ?? match[3] ?? "";

/** Names of React's attributes that HTML calls otherwise. */
const htmlNames: ReadonlyMap<string, string> = new Map([
  ["className", "class"],
  ["htmlFor", "for"],
  ["srcSet", "srcset"],
  ["colSpan", "colspan"],
  ["rowSpan", "rowspan"],
  ["tabIndex", "tabindex"],
  ["allowFullScreen", "allowfullscreen"],
  ["autoPlay", "autoplay"],
  ["playsInline", "playsinline"],
  ["frameBorder", "frameborder"],
  ["crossOrigin", "crossorigin"],
]);

/** An HTML element's start tag with the attributes that are data. Styles and handlers are left out: they are code. */
export function htmlTag(tag: JsxTag, files: ReadonlyMap<string, string>): string {
  const attributes = [...tag.attributes].flatMap(([name, value]) => {
    if (/^(?:on[A-Z]|style$|key$|ref$|[:@#]|v-|client:)/.test(name)) return [];
    const text = valueText(value, files);
    if (text === undefined) return [];
    const given = htmlNames.get(name) ?? name;
    return [text === "" ? given : `${given}="${text.replace(/\n\s*/g, " ").replaceAll('"', "&quot;")}"`];
  });
  return `<${[tag.name, ...attributes].join(" ")}${tag.isSelfClosing ? " /" : ""}>`;
}
