// Generates the manual of all findings as Markdown, with one heading for each code.
import { type DiagnosticCode, describeCode, diagnosticCodes, isDiagnosticCode } from "../model/diagnosticCodes.ts";

const introduction = `# What hubdocs checks

Every finding has a code, a severity and a position, and tells you how to fix it. \`hubdocs build\` reports what keeps readers
from a page. \`hubdocs check\` reports everything below and writes no output.

| severity | effect |
| --- | --- |
| error | the command ends with status 1; a build does not replace an existing output |
| warning | fails only with \`--strict\` |
| info | never fails; shown by \`check\`, and by \`build\` only with \`--verbose\` |

## Change a severity

\`report\` in the configuration sets the severity of a code, or turns it off:

\`\`\`yaml
report:
  broken-link: error
  trailing-slash: ignore
\`\`\`

Errors for which a page is left out stay errors, so that no page goes missing silently.

## Ignore a finding

If a finding is not a mistake, ignore it with a reason. In the configuration:

\`\`\`yaml
checks:
  ignore:
    - { code: broken-link, file: content/**/roadmap.md, match: /later, reason: the page comes in May }
\`\`\`

In Markdown, for the block that follows:

\`\`\`md
<!-- hubdocs-ignore broken-link: the page comes in May -->

See [what comes next](/later).
\`\`\`

An entry that no longer matches anything is reported as [unused-ignore](#unused-ignore).

## Report only new findings

\`hubdocs check --baseline FILE --update-baseline\` writes the current findings into a file; \`--baseline FILE\` then reports
only others. The file contains no line numbers, so it stays valid while texts change. Entries that no longer exist are
reported as [unused-baseline](#unused-baseline).

## Track translations

\`hubdocs check --accept-translations PATH\` records the state of the original of each translated section in
\`content/translations.<locale>.json\`. When the original changes, the changed sections are [stale](#stale-translation): the
check reports them, and the page says so under their headings. Layout, such as line breaks or aligned tables, makes nothing
stale.

## Check external links

\`hubdocs check --external\` also checks links to other sites. It requests each URL once, one at a time per host, with HEAD
before GET, and looks for all linked anchors in the first two million bytes of the page. Answers are kept for a day. Private
addresses are skipped unless \`checks.external.allow\` names their host.

## Output formats

| \`--format\` | output |
| --- | --- |
| \`text\` | text for people |
| \`json\` | one JSON object per line |
| \`github\` | annotations for GitHub Actions |
| \`sarif\` | a SARIF 2.1.0 log for code scanning |
| \`junit\` | a JUnit XML report for CI systems that show tests |

# The findings
`;

/** The whole manual. */
export function renderManual(): string {
  const codes = Object.keys(diagnosticCodes).filter(isDiagnosticCode).sort();
  return `${[introduction, ...codes.map(entryOf)].join("\n")}`;
}

function entryOf(code: DiagnosticCode): string {
  const { severity, about, mend, only } = describeCode(code);
  const where = only === undefined ? "" : ", reported only by `check`";
  const lines = [`## ${code}`, "", `*${severity}${where}*`, "", about, ...(mend === undefined ? [] : ["", mend])];
  return `${lines.join("\n")}\n`;
}
