// The first question to data from outside.

/** An object with keys, as parsers of YAML and JSON give it. Its keys are data; read them as own ones. */
export type DataRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys: neither a list nor `null`. */
export function isRecord(value: unknown): value is DataRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
