// Comments that take findings back: `<!-- hubdocs-ignore broken-link: the page comes in May -->`. Reads them and finds
// the block each is for; whether it matches anything is the report's business. Lists that the program all-contributors
// writes are such comments, too.
import type { SitePath } from "../model/brands.ts";
import { type DiagnosticCode, diagnosticCodes, isDiagnosticCode, isNeverTakenBack } from "../model/diagnosticCodes.ts";
import type { IgnoreComment } from "../model/ignoreComment.ts";
import { nearestNames } from "../source/nearestName.ts";
import { closingColons, parseOpening } from "./containerSyntax.ts";
import type { Findings } from "./findings.ts";
import type { Survey } from "./surveyTokens.ts";

/** `<!-- hubdocs-ignore code: reason -->` anywhere in a piece of raw HTML. */
const ignoreComment = /<!--\s*hubdocs-ignore\b([\s\S]*?)-->/;
/** ` code: reason`; the code may be several, with commas. */
const content = /^\s+([a-z-]+(?:\s*,\s*[a-z-]+)*)\s*(?::\s*([\s\S]*\S))?\s*$/;
/** A list of people whose signs for what they did are links to anchors, `#content-ada`, that no page has. */
const contributors = /<!-- ALL-CONTRIBUTORS-LIST:START\b[\s\S]*?(?:<!-- ALL-CONTRIBUTORS-LIST:END\b|(?![\s\S]))/g;

/** What comments are read from. */
interface IgnoreInput {
  readonly survey: Survey;
  /** Whole file, lines end in `\n`. */
  readonly text: string;
  readonly file: SitePath;
  readonly findings: Findings;
}

/** The comments of a page, one for each code; what is no proper comment is reported and takes nothing back. */
export function readIgnoreComments(input: IgnoreInput): readonly IgnoreComment[] {
  const { survey, text } = input;
  if (survey.html.length === 0) return [];
  const written = text.includes("hubdocs-ignore") ? readWritten(input) : [];
  return text.includes("ALL-CONTRIBUTORS-LIST") ? [...written, ...impliedIn(input)] : written;
}

function impliedIn({ text, file }: IgnoreInput): readonly IgnoreComment[] {
  return [...text.matchAll(contributors)].map(({ 0: list, index }): IgnoreComment => {
    const line = text.slice(0, index).split("\n").length;
    const lines = [line, line + list.split("\n").length - 1] as const;
    const reason = "all-contributors writes such links";
    return { code: "broken-anchor", reason, location: { file, line, column: 1 }, lines, isImplied: true };
  });
}

function readWritten({ survey, text, file, findings }: IgnoreInput): readonly IgnoreComment[] {
  const lines = text.split("\n");
  return survey.html.flatMap((token) => {
    const match = ignoreComment.exec(token.raw);
    if (!match) return [];
    const position = survey.placeOf(token);
    const [, names = "", reason] = content.exec(match[1] ?? "") ?? [];
    const codes = names.split(",").flatMap((name) => name.trim() || []);
    const problem = problemOf(codes, reason);
    if (problem !== undefined || reason === undefined) {
      findings.add({ code: "ignore-invalid", position, ...(problem ?? noReason) });
      return [];
    }
    const range = [position.line, lastLineOf(lines, position.line + match[0].split("\n").length - 1)] as const;
    return codes
      .filter(isDiagnosticCode)
      .map((code) => ({ code, reason, location: { file, ...position }, lines: range }));
  });
}

const noReason = {
  message: "The comment ignores findings without a reason",
  hint: "write `<!-- hubdocs-ignore broken-link: why -->`",
};

function problemOf(codes: readonly string[], reason: string | undefined): typeof noReason | undefined {
  if (codes.length === 0 || reason === undefined) return noReason;
  const unknown = codes.find((code) => !isDiagnosticCode(code));
  if (unknown === undefined) return problemOfKnown(codes.filter(isDiagnosticCode));
  const near = nearestNames(unknown, Object.keys(diagnosticCodes))[0];
  const hint = near === undefined ? "use the code shown in the finding" : `did you mean "${near}"?`;
  return { message: `There is no finding with the code "${unknown}"`, hint };
}

function problemOfKnown(codes: readonly DiagnosticCode[]): typeof noReason | undefined {
  const kept = codes.find(isNeverTakenBack);
  if (kept === undefined) return undefined;
  return {
    message: `The comment cannot ignore ${kept}`,
    hint: `remove it and fix what ${kept} reports, because something is left out of the site`,
  };
}

/** Last line of the block behind a comment (1-based): a whole fence or container, else up to the next empty line. */
function lastLineOf(lines: readonly string[], commentEnd: number): number {
  let start = commentEnd; // index of the line after the comment
  while (start < lines.length && isSkipped(lines[start] ?? "")) start += 1;
  const first = lines[start] ?? "";
  const fence = /^\s*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/.exec(first)?.[1];
  const colons = fence === undefined ? parseOpening(first.trimStart())?.colons : undefined;
  const isLast = (line: string): boolean => {
    if (fence !== undefined) return line.trim().startsWith(fence) && line.trim().replaceAll(fence[0] ?? "", "") === "";
    return colons === undefined ? line.trim() === "" : closingColons(line) === colons;
  };
  let end = start + 1;
  while (end < lines.length && !isLast(lines[end] ?? "")) end += 1;
  return fence === undefined && colons === undefined ? end : end + 1;
}

const isSkipped = (line: string): boolean => line.trim() === "" || ignoreComment.test(line);
