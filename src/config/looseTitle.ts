// The name that a README gives its project: its first heading of the first level. Reads lines, not all of Markdown.

/** Code and comments, in which `# install it` is no heading; what is never closed reaches to the end. */
const notText = /^ *(```+|~~~+)[\s\S]*?(?:^ *\1[`~]*[ \t]*$|(?![\s\S]))|<!--[\s\S]*?(?:-->|(?![\s\S]))/gm;
/** `# Lamp` in group 1, a line above `====` in group 2, what stands in `<h1 align="center">` in group 3. */
const heading = /^#[ \t]+(.*)$|^ {0,3}(\S.*)\n {0,3}=+[ \t]*$|<h1\b[^>]*>([\s\S]{0,1000}?)<\/h1>/gim;

/** Titles of first pages that name no project. */
const generic =
  /^(?:introduction|intro|overview|home|welcome|readme|about|documentation|docs|getting started|quick ?start|install(?:ation|ing)?|setup|usage|development|contributing|requirements|features|(?:table of )?contents|вступ|огляд|зміст|документація|встановлення)!?$/i;

/**
 * The first heading that is more than a picture; `undefined` where there is none, or one that any project could have.
 * @example titleIn("# ![Logo](logo.svg)\n\n# The [hub](https://hub.example) `cli`") // "The hub cli"
 */
export function titleIn(text: string): string | undefined {
  for (const [, ...kinds] of text.replace(notText, "").matchAll(heading)) {
    const title = plainText(kinds.find((written) => written !== undefined) ?? "");
    if (generic.test(title)) return undefined;
    if (title !== "") return title;
  }
  return undefined;
}

function plainText(written: string): string {
  const text = written.replace(/!\[[^\]]*\]\([^)]*\)/g, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return text
    .replace(/<[^>]*>|[*_`]|\{[^{}]*\}\s*$/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
