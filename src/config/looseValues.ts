// What expressions in pages stand for, of what configurations and data of other tools hold.
import { isRecord } from "../source/isRecord.ts";

/** Values, and characters of each, that pages may show. */
export const mostValues = 5_000;
const longestValue = 2_000;

/** Adds the texts, numbers and yeses below a name, each by the keys that lead to it: `site.data.alerts.note`. */
export function addValues(name: string, value: unknown, values: Map<string, string>): void {
  if (values.size >= mostValues || name.length > 300) return;
  if (isRecord(value)) for (const [key, inner] of Object.entries(value)) addValues(`${name}.${key}`, inner, values);
  else if (typeof value === "number" || typeof value === "boolean") values.set(name, String(value));
  else if (typeof value === "string" && value.length <= longestValue && !/\{[{%]/.test(value))
    values.set(name, value.trim());
}
