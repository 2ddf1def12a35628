// Findings as one SARIF 2.1.0 log, for code scanning.
import type { Diagnostic, Severity } from "../../model/diagnostic.ts";
import { diagnosticCodes } from "../../model/diagnosticCodes.ts";
import type { Location } from "../../model/location.ts";

const levels: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "note" };

/** What a log says of its maker and its paths. */
export interface SarifContext {
  readonly toolVersion: string;
  /** The path that the repository knows a file of the site by. */
  readonly pathOf: (file: string) => string;
}

/** All findings of a run as the text of one log. */
export function formatSarif(diagnostics: readonly Diagnostic[], { toolVersion, pathOf }: SarifContext): string {
  const usedCodes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const rules = usedCodes.map((id) => ({
    id,
    shortDescription: { text: diagnosticCodes[id].about },
    defaultConfiguration: { level: levels[diagnosticCodes[id].severity] },
  }));
  const placeOf = (location: Location): object => ({ physicalLocation: physicalLocation(location, pathOf) });
  const results = diagnostics.map(({ code, severity, message, hint, location, related }) => ({
    ruleId: code,
    level: levels[severity],
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    locations: location === undefined ? [] : [placeOf(location)],
    relatedLocations: related?.map((other) => ({ ...placeOf(other.location), message: { text: other.message } })),
  }));
  const driver = { name: "hubdocs", version: toolVersion, rules };
  const schema = "https://json.schemastore.org/sarif-2.1.0.json";
  return JSON.stringify({ $schema: schema, version: "2.1.0", runs: [{ tool: { driver }, results }] });
}

function physicalLocation({ file, line, column }: Location, pathOf: (file: string) => string): object {
  const uri = pathOf(file).split("/").map(encodeURIComponent).join("/");
  const region = line === undefined ? undefined : { startLine: line, startColumn: column };
  return { artifactLocation: { uri }, region };
}
