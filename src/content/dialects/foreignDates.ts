// Dates as JavaScript takes them, which Docusaurus reads its front matter with: `1/30/2020`, `2017-02-29`.
import { parseDate } from "../dates.ts";

/** A date as it is written here; what is none stays. Times without a zone are UTC. */
export function plainDate(value: unknown): unknown {
  if (typeof value !== "string" || parseDate(value) !== undefined) return value;
  const time = Date.parse(`${value} UTC`);
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}
