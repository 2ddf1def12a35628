// What kinds of elements there are for a Markdown twin, by their names alone.

/** What the name of an element says. */
export interface ElementKind {
  /** Lower case. */
  readonly name: string;
  /** Whether it stands in lines of its own. */
  readonly isBlock: boolean;
  /** Whether it is code, whose HTML is text and no tree. */
  readonly isCode: boolean;
  /** Whether nothing can stand in it. */
  readonly isVoid: boolean;
  /** Whether a twin leaves it out whole: navigation, controls, drawings, programs. */
  readonly isLeftOut: boolean;
  /** Elements that end where it begins: `<li>` ends the one before. */
  readonly ends: readonly string[];
  /** What ends it: `</p>`. */
  readonly closing: string;
}

const codeNames = ["pre", "code"];
const voidNames = "area base br col embed hr img input link meta source track wbr".split(" ");
const leftOutNames = "nav button svg script style template textarea select noscript title dialog".split(" ");
const blockNames = (
  "address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
  "header hgroup hr hub-island li main ol p pre search section summary table tbody td tfoot th thead tr ul"
).split(" ");
/** Other names in use: what they are is known without asking again. */
const lineNames = "a abbr b del em i kbd mark q s small span strong sub sup".split(" ");
const endedBy: Readonly<Record<string, readonly string[]>> = {
  li: ["li", "p"],
  dt: ["dt", "dd", "p"],
  dd: ["dt", "dd", "p"],
  td: ["td", "th", "p"],
  th: ["td", "th", "p"],
  tr: ["td", "th", "tr", "p"],
};

function describe(name: string): ElementKind {
  const isBlock = blockNames.includes(name);
  return {
    name,
    isBlock,
    isCode: codeNames.includes(name),
    isVoid: voidNames.includes(name),
    isLeftOut: leftOutNames.includes(name),
    ends: endedBy[name] ?? (isBlock ? ["p"] : []),
    closing: `</${name}>`,
  };
}

const kinds: ReadonlyMap<string, ElementKind> = new Map(
  [...codeNames, ...voidNames, ...leftOutNames, ...blockNames, ...lineNames].map((name) => [name, describe(name)]),
);

/** The kind of a name in lower case. One that is not known is a part of a line. */
export const kindOf = (name: string): ElementKind => kinds.get(name) ?? unknownKind(name);

const unknownKind = (name: string): ElementKind => ({
  name,
  isBlock: false,
  isCode: false,
  isVoid: false,
  isLeftOut: false,
  ends: [],
  closing: `</${name}>`,
});
