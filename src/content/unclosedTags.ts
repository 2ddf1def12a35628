// Takes out start tags of elements that would take everything behind them along: nobody closes an `<iframe>` by chance.
// Makes nothing safe: what comes out is HTML of a stranger as before.

/** Elements whose content is dropped with them, and that people forget to close. Scripts and styles are no words anyway. */
const names = ["textarea", "option", "noscript", "template", "iframe", "object", "svg", "math"];

/** Matches `<svg onload=x>` and `<iframe src='a>`, up to the first `>`; not `<svgs>`, `</svg>` nor `<svg <b>`. */
const startTag = new RegExp(`<(${names.join("|")})(?![\\w-])[^<>]*>`, "gi");

/** The same HTML without start tags that no end tag follows. */
export function withoutUnclosed(html: string): string {
  const lower = html.toLowerCase();
  const lastEnds = new Map(names.map((name) => [name, lower.lastIndexOf(`</${name}`)]));
  return html.replace(startTag, (tag, name: string, offset: number) =>
    (lastEnds.get(name.toLowerCase()) ?? -1) > offset ? tag : "",
  );
}
