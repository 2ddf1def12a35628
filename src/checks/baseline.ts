// The baseline of an old portal: findings that existed when checks were introduced and are not reported again. Entries
// have no line numbers, so they stay valid when text around them moves.

import { sitePath } from "../model/brands.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isRecord } from "../source/isRecord.ts";

/** One entry: all findings with the same code, file and message. */
interface BaselineEntry {
  readonly code: string;
  readonly file: string;
  readonly message: string;
  readonly count: number;
}

/** Identifies a finding across runs: code, file, and the message without numbers outside quotes. */
function identityOf({ code, location, message }: Pick<Diagnostic, "code" | "location" | "message">): string {
  return [code, location?.file ?? "", plainMessage(message)].join("\n");
}

/**
 * Replaces numbers outside quotes by 0: `a.html weighs 20 bytes` becomes `a.html weighs 0 bytes`, `The id "a1" …`
 * stays.
 */
function plainMessage(message: string): string {
  return message.replace(/"[^"]*"|\d+/g, (part) => (part.startsWith('"') ? part : "0"));
}

/**
 * The findings as the text of a baseline: sorted, one entry a line, so that branches merge without conflicts.
 * @param kept Entries to list besides, of codes that the findings cannot have.
 */
export function formatBaseline(diagnostics: readonly Diagnostic[], kept: readonly BaselineEntry[] = []): string {
  const entries = new Map<string, BaselineEntry>();
  for (const diagnostic of diagnostics) {
    const identity = identityOf(diagnostic);
    const { code, location, message } = diagnostic;
    const count = (entries.get(identity)?.count ?? 0) + 1;
    entries.set(identity, { code, file: location?.file ?? "", message: plainMessage(message), count });
  }
  const keyOf = ({ file, code, message }: BaselineEntry): string => [file, code, message].join("\n");
  const sorted = [...entries.values(), ...kept].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const lines = sorted.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}

/** Whether a text is a baseline, or one that is damaged further down: by a merge with conflicts, say. An empty one is. */
export function isBaselineBegun(text: string): boolean {
  return /^\s*(?:$|\{\s*"version":\s*\d+,\s*"findings":)/.test(text) || parseBaseline(text) !== undefined;
}

/** Parses the text of a baseline; `undefined` when it is not a valid one. */
export function parseBaseline(text: string): readonly BaselineEntry[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const findings = isRecord(value) && value["version"] === 1 ? value["findings"] : undefined;
  return Array.isArray(findings) && findings.every(isEntry) ? findings : undefined;
}

function isEntry(value: unknown): value is BaselineEntry {
  if (!isRecord(value)) return false;
  const { code, file, message, count } = value;
  return [code, file, message].every((text) => typeof text === "string") && Number.isInteger(count);
}

/**
 * Drops findings that the baseline lists, and adds one finding for each entry that lists more than were found.
 * @param isSought Whether this run checked for the kind of finding that an entry lists; otherwise its absence proves
 * nothing.
 */
export function applyBaseline(
  diagnostics: readonly Diagnostic[],
  entries: readonly BaselineEntry[],
  isSought: (entry: BaselineEntry) => boolean = () => true,
): readonly Diagnostic[] {
  const left = new Map<string, number>();
  const identities = entries.map(({ code, file, message }) => [code, file, message].join("\n"));
  for (const [index, identity] of identities.entries()) left.set(identity, entries[index]?.count ?? 0);
  const fresh = diagnostics.filter((diagnostic) => {
    const identity = identityOf(diagnostic);
    const count = left.get(identity) ?? 0;
    if (count > 0) left.set(identity, count - 1);
    return count <= 0;
  });
  const unused = entries.flatMap((entry, index): readonly Diagnostic[] => {
    const { code, file, message } = entry;
    const count = left.get(identities[index] ?? "") ?? 0;
    if (count === 0 || !isSought(entry)) return [];
    return [
      {
        code: "unused-baseline",
        severity: "info",
        message: `The baseline lists ${code} ${countOf(count, "more time")} than it occurs: ${message}`,
        ...(file === "" ? {} : { location: { file: sitePath(file) } }),
        hint: "run the check again with --update-baseline",
      },
    ];
  });
  return [...fresh, ...unused];
}
