// The first question to data from outside.

/** Whether a value is an object with keys: neither a list nor `null`. Its keys are data; read them as own ones. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
