// Formats findings for programs: one JSON object on each line.
import type { Diagnostic } from "../../model/diagnostic.ts";

/** One finding as one line of JSON, its keys in a fixed order. */
export function formatJson({ severity, code, message, location, hint, related }: Diagnostic): string {
  const { file, line, column } = location ?? {};
  return JSON.stringify({
    severity,
    code,
    message,
    file,
    line,
    column,
    hint,
    related: related?.map((other) => ({
      message: other.message,
      file: other.location?.file,
      line: other.location?.line,
      column: other.location?.column,
    })),
  });
}
