// Brings HTML into one form for comparison: what browsers treat alike becomes alike. Tests only.

const blockTags = new Set(
  (
    "article aside blockquote body br button canvas caption col colgroup dd div dl dt embed fieldset figcaption figure " +
    "footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe li map object ol output p pre progress script section style " +
    "table tbody td textarea tfoot th thead tr ul video"
  ).split(" "),
);

/** Character references of the specification's examples. */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00A0",
  copy: "©",
  AElig: "Æ",
  Dcaron: "Ď",
  frac34: "¾",
  HilbertSpace: "ℋ",
  DifferentialD: "ⅆ",
  ClockwiseContourIntegral: "∲",
  ngE: "≧̸",
  auml: "ä",
  ouml: "ö",
};

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#[xX]([0-9a-fA-F]+)|(\w+));/g, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code === 0 ? "\uFFFD" : String.fromCodePoint(code);
  });
}

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^>]*>|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>|[^<]+|</g;

/** HTML in one form: sorted attributes, decoded references, no space beside blocks. */
export function normalizeHtml(html: string): string {
  let out = "";
  let pre = 0;
  let afterBlock = true;
  for (const [whole, slash, name, attributes] of html.matchAll(token)) {
    if (name === undefined) {
      if (whole.startsWith("<") && whole.length > 1) {
        out += whole;
        afterBlock = false;
        continue;
      }
      const text = decode(whole).replace(
        /[<>&"]/g,
        (character) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[character] ?? "",
      );
      if (pre > 0) out += text;
      else {
        const flat = text.replace(/[ \t\n]+/g, " ");
        out += afterBlock ? flat.trimStart() : out.endsWith(" ") ? flat.trimStart() : flat;
      }
      if (whole.trim() !== "") afterBlock = false;
      continue;
    }
    const tag = name.toLowerCase();
    const isBlock = blockTags.has(tag);
    if (isBlock && pre === 0) out = out.replace(/ +$/, "");
    if (tag === "pre") pre += slash === "/" ? -1 : 1;
    const list = [...(attributes ?? "").matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g)];
    const sorted = list
      .map(([, key = "", a, b, c]) => ` ${key.toLowerCase()}="${decode(a ?? b ?? c ?? "").replace(/"/g, "&quot;")}"`)
      .sort();
    out += `<${slash}${tag}${sorted.join("")}>`;
    afterBlock = isBlock && pre === 0;
  }
  return out.trim();
}
