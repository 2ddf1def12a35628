// Finds JSX: components and module statements. Pages are plain Markdown; where a page expects more it is told so.
import { type Position, placeInside } from "../source/lineMap.ts";
import type { Finding } from "./findings.ts";
import { visitHtml } from "./rawHtml.ts";
import type { Survey } from "./surveyTokens.ts";
import { pageTokens, type Token } from "./tokens.ts";

/** HTML elements that old pages write in capitals, `<BR>`, `<TABLE>`; in mixed case they would be components. */
const htmlNames = new Set(
  (
    "a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite " +
    "code col colgroup data dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer " +
    "form frame frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main " +
    "map mark menu meta meter nav nobr noscript object ol optgroup option output p param picture pre progress q rp rt " +
    "ruby s samp script section select small source span strike strong style sub summary sup svg table tbody td " +
    "template textarea tfoot th thead time title tr track tt u ul var video wbr"
  ).split(" "),
);

/**
 * What names something to import, `import a, { b } from "c"` and `import * as a from 'c'`, or a script or stylesheet,
 * `import "./a.css"`; not `import the file from "b"`, not the `import "fmt"` of Go, `import "./a.sol"` of Solidity.
 */
const importStatement =
  /^import\s*(?:(?:[\w$]+|(?:[\w$]+\s*,\s*)?(?:\{[^{}'";]{0,300}\}|\*\s+as\s+[\w$]+))\s*from\s*["'][^"'\n]{1,300}["']|["'][^"'\n]{1,300}\.(?:[cm]?[jt]sx?|mdx?|css|s[ac]ss|less|json)["'])/;
/** `export const a = …`, `export default function`, `export { a }`; not `export the report`, `export class reports`. */
const exportStatement =
  /^export\s+(?:(?:const|let|var)\s+[\w$]+\s*=|default\s+(?:function\b|class\b|async\b|\(|\{)|(?:async\s+)?function\b|class\s+[\w$]+\s*(?:extends\s|\{)|\{[^}]{0,300}\}|\*\s)/;
/** A tag in text that is no HTML: `<Tabs items={["a"]}>`, `<Icon/>`; not `x <T y`. The name is group 1. */
const componentInText = /<([A-Z][\w.]*)(?:\s+[\w:-]+=|\s*\/?>)/;

/** The first JSX of a page, as the error to report. The page is shown all the same, with its JSX as text. */
export function findJsx(survey: Survey, tokens: readonly Token[]): Finding | undefined {
  const found = [findStatement(survey, tokens), findInHtml(survey), findInText(survey)];
  return found
    .filter((finding) => finding !== undefined)
    .reduce<Finding | undefined>(
      (first, one) => (first && isBefore(first.position, one.position) ? first : one),
      undefined,
    );
}

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.column <= b.column);
}

function findStatement(survey: Survey, tokens: readonly Token[]): Finding | undefined {
  for (const token of pageTokens(tokens)) {
    if (token.type !== "paragraph") continue;
    const kind = importStatement.test(token.text) ? "import" : exportStatement.test(token.text) ? "export" : undefined;
    // Modules are named at the margin: what stands in a list or a quotation is an example.
    if (kind === undefined || survey.placeOf(token).column > 1) continue;
    return {
      code: "jsx-not-supported",
      message: `The page uses \`${kind}\`, which Markdown does not support`,
      position: survey.placeOf(token),
      isShown: true,
      hint: "remove the line; use containers such as `:::note` and `::::tabs`, or put code in a fence",
    };
  }
  return undefined;
}

function findInHtml(survey: Survey): Finding | undefined {
  for (const token of survey.html) {
    if (!/<[A-Z]/.test(token.raw)) continue;
    let component: { readonly name: string; readonly offset: number } | undefined;
    visitHtml(token.raw, {
      tag: ({ name, offset }) => {
        if (isComponent(name)) component ??= { name, offset };
      },
      rewrite: () => undefined,
    });
    if (component)
      return componentFinding(component.name, placeInside(survey.placeOf(token), token.raw, component.offset));
  }
  return undefined;
}

function findInText(survey: Survey): Finding | undefined {
  for (const token of survey.angleTexts) {
    const match = componentInText.exec(token.text);
    if (match?.[1] && isComponent(match[1])) {
      return componentFinding(match[1], placeInside(survey.placeOf(token), token.text, match.index));
    }
  }
  return undefined;
}

/** Whether a name is one of a component: capitals that are no HTML element in capitals. */
export function isComponent(name: string): boolean {
  const isCapital = (name[0] ?? "") >= "A" && (name[0] ?? "") <= "Z";
  return isCapital && !(name === name.toUpperCase() && htmlNames.has(name.toLowerCase()));
}

/** What to write instead of the components that documentation often uses. */
const replacements: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Tabs: "write `::::tabs` with a `:::tab[Label]` for each tab",
    TabItem: "write `::::tabs` with a `:::tab[Label]` for each tab",
    Admonition: "write `:::note[Title]`",
    Details: "write `:::details[Summary]`",
    DocCardList: "write `:::cards` and `:::`, which shows the pages of the category",
    Card: "write `:::cards` with a list of links",
    CodeBlock: "write a code fence",
    Image: "write `![text](./image.png)`",
    Link: "write `[text](./page.md)`",
  }),
);

function componentFinding(name: string, position: Position): Finding {
  const instead = replacements.get(name) ?? "use Markdown, HTML or a container";
  return {
    code: "jsx-not-supported",
    message: `The page uses the component \`<${name}>\`, which Markdown does not support`,
    position,
    isShown: true,
    hint: `${instead}; if it is meant as text, put it in backticks or write \`\\<${name}\``,
  };
}
