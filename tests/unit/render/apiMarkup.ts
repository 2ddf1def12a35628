// Reads facts out of the HTML of a page: text as a reader sees it, headings, attributes.
const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&", "#39": "'", "#x27": "'" };

const decode = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp|#39|#x27);/g, (written, name: string) => entities[name] ?? written);

/** Text of `main`: tags are spaces where they separate blocks, nothing elsewhere; white space is joined. */
export function textOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const separated = main
    .replace(/<button[\s\S]*?<\/button>/g, " ")
    .replace(/<wbr\/?>|<\/?(?:b|em|strong|i)>/g, "")
    .replace(/<\/?(?:a|span|code)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ");
  return decode(separated).replace(/\s+/g, " ").trim();
}

/** Values of an attribute, decoded, in order. */
export const attributes = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<[^>]*?\\s${name}="([^"]*)"`, "g"))].map(([, value]) => decode(value ?? ""));

/** Headings of `main` in order. */
export function headings(html: string) {
  const main = html.slice(html.indexOf("<main"));
  return [...main.matchAll(/<h([1-6])(?:[^>]*? id="([^"]*)")?[^>]*>([\s\S]*?)<\/h\1>/g)].map(
    ([, level, id, inner]) => ({
      level: Number(level),
      id,
      text: textOf(inner ?? ""),
    }),
  );
}
