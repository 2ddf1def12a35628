// Messages of esbuild as diagnostics with places in the site.
import { relative, resolve, sep } from "node:path";
import type { Message } from "esbuild";
import { sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";
import type { Location } from "../model/location.ts";

/** Where esbuild ran and what its findings are about. */
interface MessageContext {
  /** Absolute path of the site. */
  readonly siteFolder: string;
  /** esbuild's working folder, which its paths are relative to. @default the site */
  readonly workingFolder?: string;
  readonly code: DiagnosticCode;
  /** What mends a message, by its text. */
  readonly hint?: (text: string) => string | undefined;
}

/** What a failed esbuild call has found, one diagnostic per message. @throws any other error. */
export function problemsOf(error: unknown, context: MessageContext): readonly Diagnostic[] {
  const messages = failureMessages(error);
  if (messages === undefined) throw error;
  return messages.map(({ text, location }) => ({
    code: context.code,
    severity: "error",
    message: text.replace(/\.$/, "").replace(/(^No loader is configured for "[^"]*" files): .*$/s, "$1"),
    ...(location === null ? {} : { location: placeOf(location, context) }),
    ...hintOf(text, context),
  }));
}

function hintOf(text: string, { hint }: MessageContext): Pick<Diagnostic, "hint"> {
  const said = hint?.(text);
  return said === undefined ? {} : { hint: said };
}

/** Where a message is about. */
export function placeOf(
  { file, line, column, lineText }: NonNullable<Message["location"]>,
  { siteFolder, workingFolder = siteFolder }: Pick<MessageContext, "siteFolder" | "workingFolder">,
): Location {
  // esbuild counts columns in UTF-8 bytes from 0.
  const before = Buffer.from(lineText).subarray(0, column).toString();
  return { file: siteFile(siteFolder, resolve(workingFolder, file)), line, column: before.length + 1 };
}

/** A file as diagnostics name it: relative to the site, with `/`. */
export function siteFile(siteFolder: string, path: string): Location["file"] {
  return sitePath(relative(siteFolder, path).split(sep).join("/"));
}

/** The messages of a failed esbuild call; `undefined` for any other error. */
export function failureMessages(error: unknown): readonly Message[] | undefined {
  if (!(error instanceof Error) || !("errors" in error) || !Array.isArray(error.errors)) return undefined;
  return error.errors;
}
