// Reports what a page's tokens alone show to be wrong: blocks that are never closed, lines that only look like containers.
import type { Findings } from "./findings.ts";
import type { Survey } from "./surveyTokens.ts";
import type { Tokens } from "./tokens.ts";

/** Reports unclosed fences, comments and containers, and lines that look like containers but are none. */
export function reportSurvey(survey: Survey, findings: Findings): void {
  for (const token of survey.codes) {
    if (token.codeBlockStyle === "indented" || isClosed(token)) continue;
    findings.add({
      code: "unclosed-fence",
      message: "The code fence is never closed",
      position: survey.placeOf(token),
      hint: `add a line "${/^\s*(`+|~+)/.exec(token.raw)?.[1] ?? "```"}" after the code`,
    });
  }
  for (const token of survey.html) {
    // Of all blocks that begin with `<!` only an unclosed comment hides what follows.
    if (!/^ {0,3}<!--/.test(token.raw) || token.raw.includes("-->")) continue;
    findings.add({
      code: "unclosed-comment",
      message: "The comment is never closed, and hides everything after it",
      position: survey.placeOf(token),
      hint: "write `-->` where it ends",
    });
  }
  for (const token of survey.containers) {
    if (token.isClosed) continue;
    findings.add({
      code: "unclosed-container",
      message: `The container \`:::${token.name}\` is never closed`,
      position: survey.placeOf(token),
      hint: `add a line \`${/^\s*(:+)/.exec(token.raw)?.[1] ?? ":::"}\` where it ends`,
    });
  }
  for (const link of survey.looseLinks) {
    findings.add({
      code: "broken-link",
      message: `The link to "${link.address}" is shown as text: an address ends at the first space`,
      position: survey.placeOf(link),
      hint: `write \`<${link.address}>\` between the parentheses`,
    });
  }
  for (const token of survey.findings) {
    const { message, hint, code = "unknown-container" } = token;
    findings.add({ code, message, position: survey.placeOf(token), hint });
  }
}

/** Whether a fenced block has a closing fence. */
function isClosed({ raw }: Tokens.Code): boolean {
  const fence = /^\s*(`+|~+)/.exec(raw)?.[1] ?? "";
  const text = raw.trimEnd();
  const last = text.slice(text.lastIndexOf("\n") + 1).trim();
  return text.includes("\n") && last.length >= fence.length && last === (fence[0] ?? "").repeat(last.length);
}
