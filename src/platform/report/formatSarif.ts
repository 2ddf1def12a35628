// Formats findings as one SARIF 2.1.0 log, for code scanning.
import type { Severity } from "../../model/codeDescription.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { type DiagnosticCode, describeCode } from "../../model/diagnosticCodes.ts";
import type { Location } from "../../model/location.ts";
import { digestOf } from "../hash.ts";

const levels: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "note" };

/** What the log needs to know about this program and the repository. */
interface SarifContext {
  readonly toolVersion: string;
  /** Address of the manual of all codes; absent where the package names no home page. */
  readonly manualUrl?: string | undefined;
  /** Gives the path of a site's file in its repository. */
  readonly pathOf: (file: string) => string;
}

/** All findings of a run as the text of one log. */
export function formatSarif(diagnostics: readonly Diagnostic[], context: SarifContext): string {
  const { toolVersion, manualUrl, pathOf } = context;
  const usedCodes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const indexByCode = new Map(usedCodes.map((code, index) => [code, index]));
  const placeOf = (location: Location): object => ({ physicalLocation: physicalLocation(location, pathOf) });
  const fingerprints = fingerprintsOf(diagnostics);
  const results = diagnostics.map((diagnostic, index) => {
    const { code, severity, message, hint, location, related = [] } = diagnostic;
    const placed = related.flatMap(({ message: words, location: place }) => {
      return place === undefined ? [] : [{ ...placeOf(place), message: { text: words } }];
    });
    // Viewers link related locations, so what stands in no file is told in the text.
    const unplaced = related.flatMap((other) => (other.location === undefined ? [other.message] : []));
    return {
      ruleId: code,
      ruleIndex: indexByCode.get(code),
      level: levels[severity],
      message: { text: [message, ...(hint === undefined ? [] : [hint]), ...unplaced].join("\n") },
      locations: location === undefined ? [] : [placeOf(location)],
      relatedLocations: placed.length === 0 ? undefined : placed.map((other, id) => ({ id, ...other })),
      partialFingerprints: { "hubdocsFinding/v1": fingerprints[index] },
    };
  });
  const rules = usedCodes.map((code) => describeRule(code, manualUrl));
  const driver = {
    name: "hubdocs",
    version: toolVersion,
    semanticVersion: toolVersion,
    informationUri: manualUrl,
    rules,
  };
  const schema = "https://json.schemastore.org/sarif-2.1.0.json";
  const run = { tool: { driver }, columnKind: "utf16CodeUnits", results };
  return JSON.stringify({ $schema: schema, version: "2.1.0", runs: [run] });
}

function describeRule(code: DiagnosticCode, manualUrl: string | undefined): object {
  const { about, mend, severity } = describeCode(code);
  const text = mend === undefined ? about : `${about} ${mend}`;
  return {
    id: code,
    name: code.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: about },
    fullDescription: { text },
    help: { text: text.replaceAll("`", ""), markdown: text },
    helpUri: manualUrl === undefined ? undefined : `${manualUrl}#${code}`,
    defaultConfiguration: { level: levels[severity] },
  };
}

/** Fingerprints that stay the same when lines move: from code, file, message and, of equal ones, their number. */
function fingerprintsOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ code, location, message }) => {
    const identity = [code, location?.file ?? "", message].join("\n");
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    return `${digestOf(identity).slice(0, 32)}:${count}`;
  });
}

function physicalLocation({ file, line, column }: Location, pathOf: (file: string) => string): object {
  const uri = pathOf(file).split("/").map(encodeURIComponent).join("/");
  const region = line === undefined ? undefined : { startLine: line, startColumn: column };
  return { artifactLocation: { uri, uriBaseId: "%SRCROOT%" }, region };
}
