// Formats findings for people: `file:line:column severity code: what is wrong`, below it how to fix it, and related places.
import type { Severity } from "../../model/codeDescription.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Location } from "../../model/location.ts";

/** Style of the text. */
interface TextStyle {
  readonly color: boolean;
}

const severityColors: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36 };
const bold = 1;
const dim = 2;

/** One finding as lines, without a final newline. */
export function formatText(diagnostic: Diagnostic, { color }: TextStyle): string {
  const dress = (text: string, ...codes: readonly number[]): string =>
    color ? `\u001b[${codes.join(";")}m${text}\u001b[0m` : text;
  const { code, severity, message, location, hint, related = [] } = diagnostic;
  const place = location === undefined ? "" : `${dress(formatLocation(location), bold)} `;
  const lines = [`${place}${dress(severity, severityColors[severity])} ${dress(code, dim)}: ${showControls(message)}`];
  if (hint !== undefined) lines.push(`  ${showControls(hint)}`);
  for (const other of related) {
    const otherPlace = other.location === undefined ? "" : `${dress(formatLocation(other.location), bold)} `;
    lines.push(`    ${otherPlace}${showControls(other.message)}`);
  }
  return lines.join("\n");
}

/** A place as `file:line:column`; unknown parts are left out. */
export function formatLocation({ file, line, column }: Omit<Location, "file"> & { readonly file: string }): string {
  const parts = [showControls(file), ...(line === undefined ? [] : [line, ...(column === undefined ? [] : [column])])];
  return parts.join(":");
}

/** Makes control characters visible, so that the content of a file cannot control the terminal. */
function showControls(text: string): string {
  // "a<ESC>[2Jb" becomes "a\u001b[2Jb"; "Вступ" stays.
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
