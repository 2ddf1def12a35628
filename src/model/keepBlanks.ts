// Where a line may not end: before a dash between words, as in most languages that write spaces around it, and behind a
// Ukrainian word of one letter, which is read with the next one. Browsers copy and find a no-break space as a space.

/** The blank before a dash between blanks: "a — b", "a – b"; not "10–20", not "- b", not the dash that begins a text. */
const blankBeforeDash = /(?<![ \n])[ \n](?=[—–](?:[ \n]|$))/g;
/** Most texts of other languages have none of it, and looking is cheaper than going through their words. */
const cyrillic = /[а-яі]/;
const letters: ReadonlySet<string> = new Set("ВвУуЗзІіЙйОоАаЯяЄє");

/** Escaped text with blanks that do not break where a line may not end. */
export function keepBlanks(html: string): string {
  const text = html.includes("—") || html.includes("–") ? html.replace(blankBeforeDash, "\u00a0") : html;
  return cyrillic.test(text) ? keepLetters(text) : text;
}

/** Looks at blanks alone: an expression that finds the words took three times as long, and a page has thousands. */
function keepLetters(text: string): string {
  let out = "";
  let kept = 0;
  for (let at = 0, last = -1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10) continue;
    if (at - last === 2 && letters.has(text.charAt(at - 1))) {
      out += `${text.slice(kept, at)}\u00a0`;
      kept = at + 1;
    }
    last = at;
  }
  return kept === 0 ? text : out + text.slice(kept);
}

const keptBlank = /(?:\u00a0|&nbsp;)(?=[—–])|(?<=(?:^|[ \n\u00a0;])[ВвУуЗзІіЙйОоАаЯяЄє])(?:\u00a0|&nbsp;)/g;

/** The same text, escaped or not, as it was written: only browsers break lines. */
export function withoutKeptBlanks(text: string): string {
  return /\u00a0|&nbsp;/.test(text) ? text.replace(keptBlank, " ") : text;
}
