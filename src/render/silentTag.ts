// Finds the tags of a page that can tell something to its receipt. Most tell nothing (`<p>`, `<td class="right">`); they
// are passed by one expression, which the engine runs as machine code from the second page on.

/** Elements that load something, or whose content is no markup, and all whose names begin like theirs. */
const otherElement =
  "(?!script|style|source|textarea|title|track|link|base|im|input|iframe|use|video|au|area|object|embed|form|me|math)";
/** Attributes that are read, and event handlers. */
const otherAttribute = "(?!href=|id=|name=|on|src|style=|poster=|data=|action=|formaction=)";
/** A tag that tells nothing. No value in it holds `<`, so that nothing inside it is taken for a tag. */
const silentTag = `${otherElement}[a-z][a-z0-9-]*(?: ${otherAttribute}(?:viewBox|[a-z][a-z0-9-]*)="[^"<]*"){0,20}>`;
/** Elements of the head that tell nothing: their content is text, and no value can be the address of a script. */
const silentTitle = "title>[^<]*</title>";
const silentData = 'script type="application/ld\\+json">[^<]*</script>';
const silentMeta = 'meta(?: (?:charset|name|property|content)="(?![jJ&\\s])[^"<]*"){0,3}>';

/** What begins a comment or a tag that is none of those. */
const telling = new RegExp(`<(?=!--|[a-zA-Z])(?!${silentTag}|${silentMeta}|${silentData}|${silentTitle})`, "g");

/** Place of the first comment or tag from `from` on that may tell something; -1 when there is none. */
export function findTelling(html: string, from: number): number {
  telling.lastIndex = from;
  return telling.test(html) ? telling.lastIndex - 1 : -1;
}
