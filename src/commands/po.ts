// `hubdocs po LOCALE`: prints the texts of all pages for translators, or takes what they sent back. What stands in a page is
// decided in the pipeline; this reads the catalogue.
import { statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { badCall } from "../model/badCall.ts";
import { sitePath } from "../model/brands.ts";
import type { Catalogue, TakenTranslations } from "../model/catalogue.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ExchangeRequest } from "../pipeline/exchange/exchange.ts";
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
import { writeTaken } from "./writeTaken.ts";

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
  const findings = result.diagnostics.filter(
    ({ severity, code }) => severity === "error" || code === "translation-addition",
  );
  reporter.report(findings);
  if (result.exchange?.kind === "catalogue") {
    terminal.writeOutput(formatCatalogue(result.exchange.catalogue));
    reporter.note(describeCatalogue(result.exchange.catalogue));
  } else if (result.exchange !== undefined) {
    await writeTaken(site, result.exchange, (line) => reporter.result(line));
  }
  return exitStatusOf(findings, { strict: false });
}

/** Whether a name is that of a folder, and cannot be the code of a language, as a folder beside it may be called. */
const isFolder = (name: string): boolean =>
  !/^[a-z]{2,3}(?:[-_]\w+)?$/i.test(name) && (statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false);

function describeCatalogue({ messages }: Catalogue): string {
  const left = messages.filter(({ translation }) => translation === "").length;
  const doubtful = messages.filter(({ isDoubtful }) => isDoubtful).length;
  return `${countOf(messages.length, "text")}, ${left} to translate${doubtful === 0 ? "" : `, ${doubtful} to look at again`}`;
}

/** What the pipeline is asked for, or why nothing is. */
async function exchangeOf({ site, locale, take, from }: PoOptions): Promise<ExchangeRequest | Diagnostic> {
  if (site === "." && isFolder(locale))
    return badCall(
      `"${locale}" is a folder, not a language`,
      `name the language first, such as: hubdocs po uk ${locale}`,
    );
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
  const read = readCatalogue(decoded.text, { keepsAll: flag === "--from" });
  if (read.kind === "problem") {
    const { message, position, hint } = read;
    return { code: "data-invalid", severity: "error", message, location: { file: place, ...position }, hint };
  }
  if (read.translated > 0 || flag === "--from") return read;
  return badCall(`${flag}: ${name} has no translation to take`, "its texts are untranslated, or marked as fuzzy");
}
