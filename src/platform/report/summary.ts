// Formats the last line of a build or a check.

import type { Severity } from "../../model/codeDescription.ts";
import { countOf } from "../../model/countOf.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Shard } from "../../model/shard.ts";
import { sortDiagnostics } from "./diagnosticOrder.ts";

/** What the line reports. */
export interface Summary {
  readonly command: "build" | "check";
  readonly ok: boolean;
  /** Whether the output was written. */
  readonly published?: boolean;
  /** Whether it differs from the one before. */
  readonly isNew?: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly locales: number;
  readonly fromCache: number;
  readonly durationMs: number;
  /** The share of the pages that the output holds, where others build the rest. */
  readonly shard?: Shard | undefined;
  /** Whether there is an output of an earlier build. @default true */
  readonly hasEarlier?: boolean;
  /** The output as messages name it. */
  readonly outputName: string;
}

/** The line, without a newline. */
export function formatSummary(summary: Summary): string {
  const { command, ok, pages, locales, fromCache, durationMs, shard, outputName } = summary;
  const findings = formatFindings(sortDiagnostics(summary.diagnostics));
  const share = shard === undefined ? "" : `share ${shard.index}/${shard.count}, `;
  const size = `${share}${countOf(pages, "page")} in ${countOf(locales, "locale")}`;
  const time = formatSeconds(durationMs);
  if (command === "check") return `Checked ${size} in ${time}: ${findings}`;
  const hasErrors = summary.diagnostics.some(({ severity }) => severity === "error");
  const strictly = hasErrors ? "" : " (--strict allows none)";
  const reused = `${fromCache} from the cache`;
  if (!ok && summary.published)
    return `Built ${size} in ${time}, ${reused}, with ${findings}${strictly}: ${outputName}`;
  const state = summary.hasEarlier === false ? "no output was written" : `${outputName} is unchanged`;
  if (!ok) return `Not built: ${findings}${strictly} in ${time}; ${state}`;
  const news = summary.isNew === false ? ", nothing new" : "";
  return `Built ${size} in ${time}, ${reused}${news}, ${findings}: ${outputName}`;
}

/** `1 error, 2 warnings`; errors only when there are some. */
function formatFindings(diagnostics: readonly Diagnostic[]): string {
  const numberOf = (wanted: Severity): number => diagnostics.filter(({ severity }) => severity === wanted).length;
  const errors = numberOf("error");
  const warnings = countOf(numberOf("warning"), "warning");
  return errors === 0 ? warnings : `${countOf(errors, "error")}, ${warnings}`;
}

/** `1.2 s`, `64 s`. */
export function formatSeconds(durationMs: number): string {
  const seconds = durationMs / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}
