// A dash between words stays at the end of a line: in Ukrainian, as in most languages that write spaces around it, a line
// does not begin with one. Browsers copy and find the no-break space before it as a space.

/** The blank before a dash between blanks: "a — b", "a – b"; not "10–20", not "- b", not the dash that begins a text. */
const blankBeforeDash = /(?<![ \n])[ \n](?=[—–](?:[ \n]|$))/g;

/** Escaped text whose dashes do not begin a line. */
export function keepDashes(html: string): string {
  return html.includes("—") || html.includes("–") ? html.replace(blankBeforeDash, "\u00a0") : html;
}

const keptBlank = /\u00a0(?=[—–])/g;

/** The same text as it was written: only browsers break lines. */
export function withoutKeptDashes(text: string): string {
  return text.includes("\u00a0") ? text.replace(keptBlank, " ") : text;
}
