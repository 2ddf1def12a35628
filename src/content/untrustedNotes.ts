// Notes in Markdown of third parties, `> [!NOTE]` and `:::note`. They become elements that are sanitized with all others;
// only afterwards the tags that began them are made those of the theme, so nothing of a text can take part in these.
import { bodyMark } from "../model/body.ts";
import { escapeHtml } from "../source/escapeHtml.ts";
import { mayHoldAlert, rewriteAlerts } from "./dialects/githubAlerts.ts";
import { admonitionKinds } from "./renderContainers.ts";
import { splitBlocks } from "./splitBlocks.ts";

/** Noncharacters around the kind of a note until the text is safe. */
const [before, behind] = ["\ufdd1", "\ufdd2"];
const marks = /[\ufdd1\ufdd2]/g;
/** The same as a text may write them, also by their numbers. */
const writtenMarks = /[\ufdd1\ufdd2]|&#(?:0*6497[78](?!\d)|x0*fdd[12](?![\da-f]));?/gi;
/** What begins a note, with its kind and whether a title follows. */
const beginning = /<div>\s*<p>\ufdd1([a-z]+)\ufdd2(?=(<\/p>)?)/g;
/** `[limits]: https://a.example`, which links of the whole text may mean. */
const definition = /^ {0,3}\[[^\]^\n]+\]:[ \t]*\S.*$/gm;
/** Pieces of a text up to this know the definitions of the others. */
const maxPieces = 100;
/** Most notes inside each other. */
const maxNotes = 5;

/** A text without the notes in it. */
export function withoutNotes(markdown: string): string {
  if (!mayHoldNotes(markdown)) return markdown;
  return splitBlocks(asContainers(markdown))
    .map((piece) => {
      if (piece.kind === "markdown") return piece.text;
      if (piece.kind === "finding") return "";
      return piece.kind === "container" && isNote(piece.opening.name) ? "" : piece.raw;
    })
    .join("\n\n");
}

const isNote = (name: string): boolean => admonitionKinds.has(name) || name === "details";

const mayHoldNotes = (text: string): boolean => mayHoldAlert(text) || /^ {0,3}:::/m.test(text);

/** The text with notes of one form, `:::note`. */
function asContainers(text: string): string {
  const lines = text.split("\n").map((one, index) => ({ text: one, line: index + 1 }));
  return rewriteAlerts(lines, () => undefined)
    .map((one) => one.text)
    .join("\n");
}

/** HTML of a text, its notes included. @param render What gives the HTML of text without notes. */
export function renderNotes(markdown: string, render: (text: string) => string, depth = 0): string {
  const text = depth === 0 ? markdown.replace(writtenMarks, "") : markdown;
  if (!mayHoldNotes(text) || depth > maxNotes) return render(text);
  const pieces = splitBlocks(asContainers(text));
  const definitions = pieces.length > maxPieces ? [] : (text.match(definition) ?? []);
  const renderPiece = (piece: string): string =>
    render(definitions.length === 0 ? piece : `${piece}\n\n${definitions.join("\n")}`);
  return pieces
    .map((piece) => {
      if (piece.kind === "finding") return "";
      if (piece.kind === "markdown") return renderPiece(piece.text);
      if (piece.kind !== "container" || !isNote(piece.opening.name)) return render(piece.raw);
      const { name, title = "" } = piece.opening;
      const kind = admonitionKinds.get(name);
      const inner = renderNotes(piece.inner, renderPiece, depth + 1);
      if (kind === undefined) return `<details><summary>${escapeHtml(title)}</summary>\n${inner}</details>\n`;
      return `<div>\n<p>${before}${kind}${behind}${escapeHtml(title)}</p>\n<div>${inner}</div></div>\n`;
    })
    .join("");
}

/** Safe HTML with its notes as the theme shows them. */
export function withNotes(html: string): string {
  if (!html.includes(before)) return html;
  const shown = html.replace(beginning, (_, kind: string, end: string | undefined) => {
    const label = end === undefined ? "" : `${bodyMark}T${kind}${bodyMark}`;
    return `<div class="admonition admonition-${kind}" role="note"><p class="admonition-title">${label}`;
  });
  return shown.replace(marks, "");
}
