// `hubdocs po LOCALE`: prints the texts of all pages for translators, or takes what they sent back. What stands in a page is
// decided in the pipeline; this reads the catalogue and writes files.
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { badCall } from "../model/badCall.ts";
import { sitePath } from "../model/brands.ts";
import type { Catalogue, TakenTranslations } from "../model/catalogue.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ExchangeRequest, ExchangeResult } from "../pipeline/exchange/exchange.ts";
import { editFailure, errnoOf } from "../platform/failure.ts";
import { realPathOf } from "../platform/output/outputGuard.ts";
import { decodeText } from "../source/decodeText.ts";
import { formatCatalogue } from "../source/formatCatalogue.ts";
import { readCatalogue } from "../source/readCatalogue.ts";
import type { BuildRequest } from "./buildRequest.ts";
import { type ExitStatus, exitStatusOf } from "./exitStatus.ts";
import { readNamedBytes } from "./namedFile.ts";
import { runBuild } from "./runBuild.ts";
import { shownName } from "./shownName.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";

/** What the command line asked for. */
interface PoOptions extends SpeechOptions, Pick<BuildRequest, "config"> {
  /** Language that is translated into. */
  readonly locale: string;
  /** File of a catalogue to take translations from, relative to the current folder. */
  readonly take?: string;
  /** File of an earlier catalogue, to complete the one that is printed. */
  readonly from?: string;
}

/** Prints the catalogue, or takes one. */
export async function poCommand(options: PoOptions, terminal: Terminal): Promise<ExitStatus> {
  const reporter = reporterFor(options, { terminal, showInfo: false });
  const { site } = options;
  const exchange = await exchangeOf(options);
  if ("severity" in exchange) {
    reporter.report([exchange]);
    return exitStatusOf([exchange], { strict: false });
  }
  const request = {
    ...{ site, signal: terminal.signal, onProgress: reporter.progress },
    ...(options.config === undefined ? {} : { config: options.config }),
  };
  const result = await runBuild(request, { write: false, isOnlyReport: true, exchange });
  // What else is wrong with the site is told by a check.
  const errors = result.diagnostics.filter(({ severity }) => severity === "error");
  reporter.report(errors);
  if (result.exchange?.kind === "catalogue") {
    terminal.writeOutput(formatCatalogue(result.exchange.catalogue));
    reporter.note(describeCatalogue(result.exchange.catalogue));
  } else if (result.exchange !== undefined) {
    await writeTaken(site, result.exchange, (line) => reporter.result(line));
  }
  return exitStatusOf(errors, { strict: false });
}

function describeCatalogue({ messages }: Catalogue): string {
  const left = messages.filter(({ translation }) => translation === "").length;
  const doubtful = messages.filter(({ isDoubtful }) => isDoubtful).length;
  return `${countOf(messages.length, "text")}, ${left} to translate${doubtful === 0 ? "" : `, ${doubtful} to look at again`}`;
}

/** What the pipeline is asked for, or why nothing is. */
async function exchangeOf({ site, locale, take, from }: PoOptions): Promise<ExchangeRequest | Diagnostic> {
  if (take !== undefined && from !== undefined)
    return badCall("--take and --from exclude each other", "take the translations first, then print a catalogue");
  const file = take ?? from;
  if (file === undefined) return { locale };
  const read = await readTranslations(file, { site, flag: take === undefined ? "--from" : "--take" });
  if ("severity" in read) return read;
  return take === undefined ? { locale, earlier: read } : { locale, taken: read };
}

/** The translations of a catalogue, or why there are none. */
async function readTranslations(
  file: string,
  { site, flag }: { readonly site: string; readonly flag: string },
): Promise<TakenTranslations | Diagnostic> {
  const bytes = await readNamedBytes(file);
  const name = shownName(resolve(file));
  if (!(bytes instanceof Uint8Array))
    return badCall(`${flag}: cannot read ${name}: ${bytes.reason}`, "name a catalogue (.po)");
  const place = sitePath(relative(resolve(site), resolve(file)).split(sep).join("/"));
  const decoded = decodeText(bytes);
  if (decoded.kind === "invalid") {
    const message = `The catalogue contains bytes that are not UTF-8: ${decoded.bytes}`;
    const hint = "save it as UTF-8, and say so in its header";
    return { code: "invalid-utf8", severity: "error", message, location: { file: place, ...decoded.position }, hint };
  }
  const read = readCatalogue(decoded.text);
  if (read.kind === "problem") {
    const { message, position, hint } = read;
    return { code: "data-invalid", severity: "error", message, location: { file: place, ...position }, hint };
  }
  if (read.translated > 0 || flag === "--from") return read;
  return badCall(`${flag}: ${name} has no translation to take`, "its texts are untranslated, or marked as fuzzy");
}

/** Writes the files, each as a whole, and says so. @throws PlatformFailure: write-failed. */
async function writeTaken(
  site: string,
  { files, ledger, waiting }: Extract<ExchangeResult, { readonly kind: "taken" }>,
  say: (line: string) => void,
): Promise<void> {
  // The ledger comes last: whoever is interrupted takes the same catalogue again.
  const written = [...files, ...(ledger === undefined ? [] : [ledger])];
  for (const { file, text } of written) {
    await replaceFile(join(site, file), text);
    say(`Wrote ${shownName(resolve(site, file))}`);
  }
  if (written.length === 0) say("Nothing in the catalogue is new");
  const left = waiting.reduce((sum, one) => sum + one.left, 0);
  if (left > 0) say(`${countOf(left, "text")} of ${countOf(waiting.length, "page")} still to translate`);
}

/** Keeps the ends of lines, the byte order mark and the rights that a file has. */
async function replaceFile(path: string, text: string): Promise<void> {
  let aside: string | undefined;
  try {
    const place = await realPathOf(path);
    aside = `${place}.${process.pid}.tmp`;
    await mkdir(dirname(place), { recursive: true });
    const before = await readFile(place, "utf8").catch((error: unknown) => {
      if (errnoOf(error) !== "ENOENT") throw error;
      return undefined;
    });
    const { mode } = before === undefined ? { mode: 0o666 } : await stat(place);
    const mark = before?.startsWith("\uFEFF") ? "\uFEFF" : "";
    const lines = before?.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text;
    await writeFile(aside, mark + lines, { mode: mode & 0o777 });
    await rename(aside, place);
  } catch (error) {
    if (aside !== undefined) await rm(aside, { force: true });
    throw editFailure(`cannot write ${shownName(resolve(path))}`, error);
  }
}
