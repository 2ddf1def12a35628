// Decoding of character references in attribute values and untrusted addresses. Knows the references that HTML
// writers produce, and the named ones that can hide the scheme of an address.

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  tab: "\t",
  newline: "\n",
  colon: ":",
  sol: "/",
  lpar: "(",
  rpar: ")",
  num: "#",
  period: ".",
  commat: "@",
};

/** `&amp;`, `&#39;`, `&#x27;` and, as browsers allow, numbers without the semicolon; not `&` alone, not `&x`. */
const reference = /&(?:#x([0-9a-f]+);?|#([0-9]+);?|([a-z]+);)/gi;

/** Text with its character references replaced; unknown names stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\ufffd";
}
