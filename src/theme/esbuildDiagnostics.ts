// Messages of esbuild as diagnostics with places in the site.
import { isAbsolute, relative, resolve, sep } from "node:path";
import type { Message } from "esbuild";
import { sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";
import type { Location } from "../model/location.ts";

/** Where esbuild ran and what its findings are about. */
export interface MessageContext {
  /** Absolute path of the site; also esbuild's working folder. */
  readonly siteFolder: string;
  readonly code: DiagnosticCode;
  readonly hint?: string;
}

/** One diagnostic per message. */
export function diagnosticsOf(messages: readonly Message[], context: MessageContext): readonly Diagnostic[] {
  return messages.map(({ text, location }) => ({
    code: context.code,
    severity: "error",
    message: text.replace(/\.$/, ""),
    ...(location === null ? {} : { location: placeOf(location, context.siteFolder) }),
    ...(context.hint === undefined ? {} : { hint: context.hint }),
  }));
}

function placeOf(place: NonNullable<Message["location"]>, siteFolder: string): Location {
  // esbuild counts columns in UTF-8 bytes from 0.
  const before = Buffer.from(place.lineText).subarray(0, place.column).toString();
  return { file: siteFile(siteFolder, place.file), line: place.line, column: before.length + 1 };
}

/** A file as diagnostics name it: relative to the site, with `/`. */
export function siteFile(siteFolder: string, path: string): Location["file"] {
  const absolute = isAbsolute(path) ? path : resolve(siteFolder, path);
  return sitePath(relative(siteFolder, absolute).split(sep).join("/"));
}

/** The messages of a failed esbuild call; `undefined` for any other error. */
export function failureMessages(error: unknown): readonly Message[] | undefined {
  if (!(error instanceof Error) || !("errors" in error) || !Array.isArray(error.errors)) return undefined;
  return error.errors;
}
