// Directives of other tools in a line or on a line of their own, `:name[…]` and `::name{…}`: hubdocs has none, and shows them
// as text. Containers (`:::name`) are found where blocks are split.
import type { FindingToken, PageToken } from "./tokens.ts";

/** `::video{src=a.mp4}` on a line of its own; not `::continue::`. */
const ofLine = /^ {0,3}::[a-z][\w-]{0,50}(?:\[[^\]\n]{0,300}\]|\{[^}\n]{0,300}\}){1,2}[ \t]*$/i;
/** `:abbr[API]{title=…}` in a line; not `a:b[1]`, and not a link behind a colon. */
const inLine = /(?<![\p{L}\p{N}_:\\]):[a-z][\w-]{0,50}(?:\[[^\]\n]{1,300}\](?!\()|\{[^}\n]{0,300}\})/iu;

/** What of a block is a directive, each kind once a page. @param told Kinds that the page was told about; grows. */
export function unknownDirectives(
  token: PageToken,
  told: Set<string>,
): readonly { readonly finding: FindingToken; readonly line: number }[] {
  if ((token.type !== "paragraph" && token.type !== "text") || !token.raw.includes(":")) return [];
  return token.raw.split("\n").flatMap((line, index) => {
    const prose = line.replace(/`[^`]{0,1000}`/g, "");
    const found = (ofLine.exec(prose) ?? inLine.exec(prose))?.[0].trim();
    const kind = found?.replace(/[[{].*/, "");
    if (found === undefined || kind === undefined || told.has(kind)) return [];
    told.add(kind);
    const message = `\`${found}\` is a directive that hubdocs does not have, and is shown as text`;
    const hint = "write what it shows as Markdown, HTML or a container; or put it in backticks";
    return [{ finding: { type: "finding", raw: "", code: "shown-as-text", message, hint }, line: index }];
  });
}
