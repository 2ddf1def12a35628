// Formats findings as workflow commands of GitHub Actions, which shows them beside the changed lines.
import type { Severity } from "../../model/codeDescription.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { formatLocation } from "./formatText.ts";

const commands: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "notice" };

/**
 * One finding as one command.
 * @param pathOf Gives the path of a site's file in its repository.
 */
export function formatGithub(diagnostic: Diagnostic, pathOf: (file: string) => string): string {
  const { severity, code, message, location, hint, related = [] } = diagnostic;
  const properties = [
    ...(location === undefined ? [] : [`file=${escapeProperty(pathOf(location.file))}`]),
    ...(location?.line === undefined ? [] : [`line=${location.line}`]),
    ...(location?.column === undefined ? [] : [`col=${location.column}`]),
    `title=${escapeProperty(code)}`,
  ];
  const others = related.map((other) => {
    if (other.location === undefined) return other.message;
    return `${other.message}: ${formatLocation({ ...other.location, file: pathOf(other.location.file) })}`;
  });
  const text = [message, ...(hint === undefined ? [] : [hint]), ...others].join("\n");
  return `::${commands[severity]} ${properties.join(",")}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
