// The manual of all findings as Markdown, made of their codes: one heading each.
import { type DiagnosticCode, describeCode, diagnosticCodes, isDiagnosticCode } from "../model/diagnosticCodes.ts";

const introduction = `# What hubdocs checks

Every finding has a code, a severity and a place, and says how to mend it. \`hubdocs build\` reports what keeps readers from
a page; \`hubdocs check\` reports everything below, and writes no output.

| severity | what it does |
| --- | --- |
| error | an output that is there is not replaced, the command ends with status 1 |
| warning | fails only with \`--strict\` |
| info | fails nothing; \`check\` reports it, \`build\` only with \`--verbose\` |

## Another severity

\`report\` in the configuration sets the severity of a code, or turns it off:

\`\`\`yaml
report:
  broken-link: error
  trailing-slash: ignore
\`\`\`

Errors for which a page is left out stay errors, so that none goes missing without a word.

## Taking a finding back

A finding that is no mistake is taken back with a reason, in the configuration:

\`\`\`yaml
checks:
  ignore:
    - { code: broken-link, file: content/**/roadmap.md, match: /later, reason: the page comes in May }
\`\`\`

or in Markdown, for the block that follows:

\`\`\`md
<!-- hubdocs-ignore broken-link: the page comes in May -->

See [what comes next](/later).
\`\`\`

What takes nothing back any more is reported as [unused-ignore](#unused-ignore).

## A baseline for an old portal

\`hubdocs check --baseline FILE --update-baseline\` writes the present findings into a file; \`--baseline FILE\` then reports
only others. The file names no lines, so it stays right while texts change, and entries that are not found any more are
reported as [unused-baseline](#unused-baseline).

## Translations

\`hubdocs check --accept-translations PATH\` records, section by section, from which state of the original the translations
below a path were made, in \`content/translations.<locale>.json\`. When an original changes later, exactly those sections
are [stale](#stale-translation): the check says so, and so does a line under their headings. Layout makes no difference:
wrapping lines or aligning a table makes nothing stale.

## Links to other sites

\`hubdocs check --external\` asks them: each address once, one at a time for each host, HEAD before GET, anchors looked up
in the page. Answers are kept for a day, so a second run asks little. Private addresses are not asked unless
\`checks.external.allow\` names their host.

## Formats

\`--format text\` is for people, \`json\` has one object a line, \`github\` makes annotations, \`sarif\` is a SARIF 2.1.0 log for
code scanning.

# The findings
`;

/** The whole manual. */
export function renderManual(): string {
  const codes = Object.keys(diagnosticCodes).filter(isDiagnosticCode).sort();
  return `${[introduction, ...codes.map(entryOf)].join("\n")}`;
}

function entryOf(code: DiagnosticCode): string {
  const { severity, about, mend, only } = describeCode(code);
  const where = only === undefined ? "" : ", told by `check` alone";
  const lines = [`## ${code}`, "", `*${severity}${where}*`, "", about, ...(mend === undefined ? [] : ["", mend])];
  return `${lines.join("\n")}\n`;
}
