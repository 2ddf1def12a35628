// Decoding of character references in HTML and in untrusted addresses, as browsers do it: more forms than Markdown has.
import { characterNamed, characterNumbered } from "../model/referredCharacters.ts";

/** `&amp;`, `&frac12;`, `&#39;`, `&#x27;` and, as browsers allow, numbers without the semicolon; not `&` alone, not `&x`. */
const reference = /&(?:#[xX]([0-9a-fA-F]+);?|#([0-9]+);?|([a-zA-Z][a-zA-Z0-9]*);)/g;

/** Text with its character references replaced; unknown names stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  // biome-ignore lint/complexity/useMaxParams: `replace` passes what the groups matched one by one
  return text.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return characterNamed(name) ?? whole;
    return characterNumbered(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
