// The list of a site for language models: title, summary, and links to all pages as Markdown, part by part.

/** A link of the list. */
export interface LlmsLink {
  readonly title: string;
  readonly href: string;
  readonly description: string;
}

/** What the list says. */
export interface LlmsInput {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly { readonly label: string; readonly links: readonly LlmsLink[] }[];
}

/** Text of `llms.txt`. */
export function renderLlms({ title, summary, sections }: LlmsInput): string {
  const head = summary === "" ? `# ${oneLine(title)}\n` : `# ${oneLine(title)}\n\n> ${oneLine(summary)}\n`;
  const parts = sections.map(({ label, links }) => `\n## ${oneLine(label)}\n\n${links.map(formatLink).join("")}`);
  return head + parts.join("");
}

function formatLink({ title, href, description }: LlmsLink): string {
  const text = oneLine(title).replace(/[\\[\]]/g, "\\$&");
  return `- [${text}](${href})${description === "" ? "" : `: ${oneLine(description)}`}\n`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
