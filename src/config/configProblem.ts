// One thing wrong with a configuration, before it is known which file and line the value stands on.
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";
import { nearestNames } from "../source/nearestName.ts";
import { formatKeyPath, type KeyPath } from "./keyPath.ts";

/** A finding at a place of the configuration. */
export interface ConfigProblem {
  readonly path: KeyPath;
  /** Whether the key or the value is wrong: that is where the finding stands. */
  readonly at: "key" | "value";
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint: string;
}

/**
 * A finding about a key: one that is not known, or stands for what is missing or twice there.
 * @param statement What is wrong; the message puts the key path in front of it.
 */
export function keyProblem(path: KeyPath, statement: string, hint: string): ConfigProblem {
  return { path, at: "key", code: "config-invalid", message: `${formatKeyPath(path)} ${statement}`, hint };
}

/**
 * A finding about a value.
 * @param statement What is wrong; the message puts the key path in front of it.
 */
export function valueProblem(path: KeyPath, statement: string, hint: string): ConfigProblem {
  return { ...keyProblem(path, statement, hint), at: "value" };
}

/** Names that would be right. */
interface KnownNames {
  readonly names: readonly string[];
  /** How their list is introduced: `Known locales`. */
  readonly all: string;
  /** What stands before the name in the value. */
  readonly before?: string;
}

/**
 * A sentence that suggests the nearest of the known names, or else lists them.
 * @example suggestName("rlt", { names: ["ltr", "rtl"], all: "allowed" }) // 'did you mean "rtl"?'
 */
export function suggestName(name: string, known: KnownNames): string {
  // Nearly all names of one or two letters are two edits apart, which would call any of them near.
  const near = name.length > 2 ? nearestNames(name, known.names, 1)[0] : undefined;
  if (near !== undefined) return `did you mean ${JSON.stringify((known.before ?? "") + near)}?`;
  return `${known.all}: ${known.names.length === 0 ? "none" : known.names.join(", ")}`;
}
