// Writes a table as comma-separated values (RFC 4180): a header line with the names of its columns, then its rows.
import { isObject, type JsonObject } from "../schema/json.ts";
import { plainText } from "./styledValue.ts";

/** The text of a list of flat objects; `undefined` for other values, which are no table. */
export function csvText(value: unknown): string | undefined {
  if (!Array.isArray(value) || !value.every(isFlat)) return undefined;
  const names = [...new Set(value.flatMap((row) => Object.keys(row)))];
  if (names.length === 0) return undefined;
  const rows = value.map((row) => names.map((name) => (Object.hasOwn(row, name) ? plainText(row[name]) : "")));
  return [names, ...rows].map(lineOf).join("\n");
}

const isFlat = (row: unknown): row is JsonObject =>
  isObject(row) && Object.values(row).every((cell) => typeof cell !== "object" || cell === null);

const lineOf = (cells: readonly string[]): string => cells.map(quoted).join(",");

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
