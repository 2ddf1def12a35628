// `hubdocs overlay SPEC [FROM]`: prints an overlay that translates a specification. What stands in it is decided in
// src/openapi; this reads the files and writes to standard output. Knows no site.
import { basename, dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { badCall } from "../model/badCall.ts";
import { type SitePath, sitePath } from "../model/brands.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { draftOverlay } from "../openapi/index.ts";
import { openSiteFolder } from "../platform/files.ts";
import { digestOf } from "../platform/hash.ts";
import { type ExitStatus, exitStatusOf } from "./exitStatus.ts";
import { readNamedFile } from "./namedFile.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";

/** What the command line asked for. */
interface OverlayOptions extends SpeechOptions {
  /** File of the specification. */
  readonly spec: string;
  /** File of a translated copy, or of an overlay that is to be completed. */
  readonly from: string | undefined;
}

/** Prints the overlay, or what the given one lacks. */
export async function overlayCommand(options: OverlayOptions, terminal: Terminal): Promise<ExitStatus> {
  const reporter = reporterFor(options, { terminal, showInfo: false });
  const original = await readFile(options.spec);
  const translated = options.from === undefined ? undefined : await readFile(options.from);
  const unread = [original, translated].filter(isDiagnostic);
  if (isDiagnostic(original) || isDiagnostic(translated)) {
    reporter.report(unread);
    return exitStatusOf(unread, { strict: false });
  }
  const { root, path } = placeIn(process.cwd(), options.spec);
  const context = { files: await openSiteFolder(root), hash: digestOf };
  const { value: draft, diagnostics } = await draftOverlay({ original: { ...original, path }, translated, context });
  reporter.report(diagnostics);
  if (draft !== undefined) {
    terminal.writeOutput(draft.text);
    reporter.note(
      draft.texts === 0
        ? "Nothing is left to translate"
        : `${countOf(draft.texts, "text")}, ${draft.left} to translate`,
    );
  }
  return exitStatusOf(diagnostics, { strict: false });
}

/** The file as one of the folder in which its neighbours are looked for: the current one, or its own. */
function placeIn(folder: string, file: string): { readonly root: string; readonly path: SitePath } {
  const path = relative(folder, resolve(folder, file)).split(sep).join("/");
  if (!path.startsWith("../") && !isAbsolute(path)) return { root: folder, path: sitePath(path) };
  return { root: dirname(resolve(folder, file)), path: sitePath(basename(file)) };
}

async function readFile(path: string) {
  const text = await readNamedFile(path);
  if (typeof text === "string") return { path: sitePath(path), bytes: new TextEncoder().encode(text) };
  return badCall(`${path} cannot be read: ${text.reason}`, "name the file of a specification");
}

const isDiagnostic = (value: object | undefined): value is Diagnostic => value !== undefined && "severity" in value;
