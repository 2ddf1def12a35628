// The list of a site for language models: title, summary, and links to all pages as Markdown, part by part. What pages say
// of themselves is text in it: no title makes a link or a line of its own.
import { escapeLineStart, escapeText, linkTarget } from "../model/markdownText.ts";
import { withoutNul } from "../model/withoutNul.ts";

/** A link of the list. */
interface LlmsLink {
  readonly title: string;
  readonly href: string;
  readonly description: string;
  /** Another form of the page, in the words of its kind: a specification of an operation. */
  readonly other?: { readonly title: string; readonly href: string };
}

/** What the list says. */
interface LlmsInput {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly { readonly label: string; readonly links: readonly LlmsLink[] }[];
}

/** Text of `llms.txt`. */
export function renderLlms({ title, summary, sections }: LlmsInput): string {
  const head =
    summary === "" ? `# ${oneLine(title)}\n` : `# ${oneLine(title)}\n\n> ${escapeLineStart(oneLine(summary))}\n`;
  const parts = sections.map(({ label, links }) => `\n## ${oneLine(label)}\n\n${links.map(formatLink).join("")}`);
  return head + parts.join("");
}

function formatLink({ title, href, description, other }: LlmsLink): string {
  const told = description === "" ? "" : `: ${oneLine(description)}`;
  return `- ${linkOf(title, href)}${told}${other === undefined ? "" : ` (${linkOf(other.title, other.href)})`}\n`;
}

const linkOf = (title: string, href: string): string => `[${oneLine(title)}](${linkTarget(href)})`;

/** Text in one line. What looks like a character reference is none either. */
function oneLine(text: string): string {
  const line = withoutNul(text.replace(/\s+/g, " ")).trim();
  const escaped = escapeText(line).replace(/&(?=#?\w+;)/g, "\\&");
  // Nothing ends what nothing has begun: lists stay readable where names end in the sign, as in `dva_…`.
  return emphasisStart.test(line) ? escaped : escaped.replaceAll("\\_", "_");
}

/** An underscore that emphasis can begin with: `_a`, `__`; not `a_`. */
const emphasisStart = /(?<![\p{L}\p{N}])_/u;
