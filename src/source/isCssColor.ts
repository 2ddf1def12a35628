// Whether a text is a colour of CSS that can stand in a declaration without ending it or loading something.
import { colorNames } from "./colorNames.ts";

/** `#a63c0c`, `oklch(45% 0.15 250 / 0.9)`; not `red; margin: 0`, `url(a.png)`, `red!important`. */
const form = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z-]+\([\w\s#%.,/+()-]+\))$/i;

/** What may stand before a bracket. */
const functions = /^(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color|color-mix|light-dark|var|calc|min|max|clamp)$/;

/** Whether a text is a colour. Names inside brackets are not looked up. */
export function isCssColor(text: string): boolean {
  if (/^[a-z]*$/i.test(text)) return colorNames.has(text.toLowerCase());
  const names = [...text.matchAll(/([\w-]*)\(/g)].map(([, name = ""]) => name.toLowerCase());
  return form.test(text) && names.every((name) => functions.test(name)) && isBalanced(text);
}

/** Whether the last bracket alone closes the first one. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === ")" && depth === 0) return index === text.length - 1;
  }
  return depth === 0;
}
