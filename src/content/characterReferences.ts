// What Markdown adds to escaping for HTML: code, and character references that authors write. Marks of bodies never
// pass through here.
import { characterNamed, characterNumbered } from "../model/referredCharacters.ts";
import { htmlReferences } from "../source/escapeHtml.ts";

/** `&amp;`, `&#228;`, `&#x1F600;`; names are group 3. */
const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,31}));/g;
/** An ampersand that begins no character reference, and the other characters that need escaping. */
const specialOutsideReferences = /&(?!(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]{1,31});)|[<>"]/g;

/** Code as HTML for elements: quotes stay, there are many. */
export function escapeCode(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (character) => htmlReferences[character] ?? character) : text;
}

/** Text of Markdown as HTML: character references that the author wrote stay what they are. */
export function escapeMarkdownText(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replace(specialOutsideReferences, (character) => htmlReferences[character] ?? character)
    : text;
}

/** Text with its character references replaced by the characters; unknown names stay as written. */
export function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  // biome-ignore lint/complexity/useMaxParams: `replace` passes what the groups matched one by one
  return text.replace(reference, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return characterNamed(name) ?? whole;
    return characterNumbered(decimal === undefined ? Number.parseInt(hexadecimal ?? "0", 16) : Number(decimal));
  });
}
