// Compounds with a part that cannot stand alone (`DH-1`, `Z-Wave`), which a line end must not part: browsers break behind
// every hyphen. A no-break hyphen or a word joiner would change what is copied and found, so the words stay as they are.

/**
 * A part is short when it is one letter or digit, or two that begin with a capital or a digit: `e-mail`, `RS-485`,
 * `Wi-Fi`; not `re-run`, and no part of a chain such as `Wake-on-LAN` or `2026-11-03`. So is one of up to four Latin letters
 * before a Cyrillic word: `API-ключ`, `Lua-сцена`.
 */
const shortCompound =
  /(?<![\p{L}\p{N}&#-])((?:[\p{Lu}\p{N}]?[\p{L}\p{N}])-[\p{L}\p{N}]{1,12}|[\p{L}\p{N}]{2,12}-(?:[\p{Lu}\p{N}]?[\p{L}\p{N}])|[A-Za-z]{2,4}-\p{Script=Cyrillic}{2,12})(?![\p{L}\p{N}-])/gu;

/** Whether code in a line is a short name with hyphens, which is read as one: `--watch`, `sidebar-label`. */
export function isShortName(code: string): boolean {
  return code.includes("-") && code.length <= 20 && !/\s/.test(code);
}

/** Escaped text with its short compounds in elements that do not break. */
export function keepCompounds(html: string): string {
  return html.includes("-") ? html.replace(shortCompound, '<span class="nb">$&</span>') : html;
}

/** A text cut at its short compounds: what stands before the first one, that one, what follows, and so on in turn. */
export function cutAtCompounds(text: string): readonly string[] {
  return text.includes("-") ? text.split(shortCompound) : [text];
}
