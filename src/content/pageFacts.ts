// Collects from a page's tokens, section by section, what translations must have in common with it, and what checks need to
// know about its images. Compares nothing.
import type { CodeFact, PageFacts, SectionFact, SectionFacts } from "../model/pageFacts.ts";
import { placesInside } from "../source/lineMap.ts";
import { decodeReferences } from "./characterReferences.ts";
import { codeFactOf } from "./code/codeFacts.ts";
import { parseFenceInfo } from "./code/fenceInfo.ts";
import { translatedPartOf } from "./code/translatedPart.ts";
import { idsInHtml } from "./htmlIds.ts";
import { measuresOf } from "./measures.ts";
import { plainTextOf } from "./plainText.ts";
import { proseFactsOf } from "./proseFacts.ts";
import { visitHtml } from "./rawHtml.ts";
import type { Survey } from "./surveyTokens.ts";
import type { HeadingToken, Token, Tokens } from "./tokens.ts";

/** What `pageFactsOf` needs. */
interface FactInput {
  readonly survey: Survey;
  /** The same content as blocks. */
  readonly tokens: readonly Token[];
  readonly headings: readonly HeadingToken[];
  readonly ids: ReadonlyMap<HeadingToken, string>;
  /** The whole file; its lines end in `\n`. */
  readonly text: string;
  /** First line of the Markdown, 1-based. */
  readonly firstLine: number;
  /** Whether the page will be compared with others; not in a site with one language. */
  readonly isCompared: boolean;
}

/** Facts of a page. */
export function pageFactsOf(input: FactInput): PageFacts {
  const htmlIds = idsInHtml(input.survey);
  return {
    altless: imagesWithoutAlt(input.survey),
    ...(htmlIds.length === 0 ? {} : { htmlIds }),
    sections: input.isCompared ? sectionsOf(input) : [],
  };
}

function imagesWithoutAlt({ images, html, placeOf }: Survey): PageFacts["altless"] {
  const found = images.flatMap((token) =>
    plainTextOf([token]).trim() === "" ? [{ raw: decodeReferences(token.href), ...placeOf(token) }] : [],
  );
  for (const token of html) {
    if (!/<img/i.test(token.raw)) continue;
    const placeIn = placesInside(placeOf(token), token.raw);
    visitHtml(token.raw, {
      tag: ({ name, attributes, offset }) => {
        const has = (wanted: string): boolean => attributes.some((attribute) => attribute.name === wanted);
        if (name.toLowerCase() !== "img" || has("alt") || has("role") || has("aria-label")) return;
        const raw = attributes.find((attribute) => attribute.name === "src")?.value ?? "";
        found.push({ raw: decodeReferences(raw), ...placeIn(offset) });
      },
      rewrite: () => undefined,
    });
  }
  return found;
}

function sectionsOf({ survey, tokens, headings, ids, text, firstLine }: FactInput): readonly SectionFacts[] {
  const lines = text.split("\n");
  const facts = factsOfTokens(survey);
  const proses = [...proseFactsOf(tokens, survey.placeOf)].sort((a, b) => a.line - b.line);
  const starts = [
    { id: "", depth: 1, line: firstLine, column: 1 },
    ...headings.map((token) => ({ id: ids.get(token) ?? "", depth: token.depth, ...survey.placeOf(token) })),
  ];
  let next = 0;
  let nextProse = 0;
  return starts.map((start, index): SectionFacts => {
    const end = starts[index + 1]?.line ?? lines.length + 1;
    const own: SectionFact[] = [];
    for (let fact = facts[next]; fact !== undefined && fact.line < end; fact = facts[next]) {
      own.push(fact);
      next += 1;
    }
    const firstProse = nextProse;
    while ((proses[nextProse]?.line ?? end) < end) nextProse += 1;
    const prose = proses.slice(firstProse, nextProse);
    const numbers = measuresOf(lines, start.line, end).map((measure) => ({ kind: "number" as const, ...measure }));
    return { ...start, facts: [...own, ...numbers], ...(prose.length === 0 ? {} : { prose }) };
  });
}

function factsOfTokens(survey: Survey): readonly SectionFact[] {
  const { placeOf } = survey;
  const facts: SectionFact[] = [
    ...survey.codes.map((token) => ({ kind: "code" as const, ...codeOf(token), ...placeOf(token) })),
    ...survey.links.map((token) => ({
      kind: "link" as const,
      value: token.autolink ? token.href : decodeReferences(token.href),
      ...placeOf(token),
    })),
    ...survey.images.map((token) => ({
      kind: "image" as const,
      value: decodeReferences(token.href),
      ...placeOf(token),
    })),
    ...survey.containers.map((token) => ({ kind: "admonition" as const, value: token.name, ...placeOf(token) })),
    ...survey.tables.map((token) => ({
      kind: "table" as const,
      value: `${token.header.length}x${token.rows.length}`,
      ...placeOf(token),
    })),
  ];
  return facts.sort((a, b) => a.line - b.line || a.column - b.column);
}

function codeOf(token: Tokens.Code): { readonly value: string; readonly code: CodeFact } {
  const info = parseFenceInfo(token.codeBlockStyle === "indented" ? "text" : (token.lang ?? ""), false);
  const language = info.language ?? "text";
  const meta = token.lang ?? "";
  return { value: info.file ?? language, code: codeFactOf(token.text, language, translatedPartOf(meta)) };
}
