// Dates of posts: from front matter and from file names, always in UTC.

/** `2026-10-06`, `2026-10-06 10:30`, `2026-10-06T10:30:00.5Z`, `…+03:00`; not `2026/10/06`, not `6 October`. */
const isoDate =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|z|[+-]\d{2}:?\d{2})?$/;

/** The moment a text names, as an ISO date-time in UTC; times without a zone are UTC. `undefined` when it names none. */
export function parseDate(text: string): string | undefined {
  const match = isoDate.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits: string | undefined) => Number(digits ?? 0));
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(time);
  // Years before 100 are taken for those of the last century.
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const isReal = isDay && hour < 24 && minute < 60 && second < 60;
  return isReal ? new Date(time - zoneOffsetMs(match[7])).toISOString() : undefined;
}

/** Offset of `+03:00` or `-0330`; zero for `Z` and none. */
function zoneOffsetMs(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith("-") ? -minutes : minutes) * 60_000;
}

/** What the path of a post says. */
interface PostPath {
  /** ISO date-time; absent when the path has no date. */
  readonly date?: string;
  /** Address below the blog's: `2026/10/06/firmware-3-8`. */
  readonly permalink: string;
}

/** Folder, date, rest: `2026-10-06-slug`, `2026/10/06/slug`, `news/2026-10-06-slug`. */
const datedPath = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.*))?$/;

/**
 * Reads the path of a post below the blog's folder.
 * @example parsePostPath("2026-10-06-firmware-3-8.md") // { date: "2026-10-06T00:00:00.000Z", permalink: "2026/10/06/firmware-3-8" }
 */
export function parsePostPath(relativePath: string): PostPath {
  const path = relativePath.replace(/\.mdx?$/i, "").replace(/\/index$/i, "");
  const [, folder = "", year = "", month = "", day = "", name = ""] = datedPath.exec(path) ?? [];
  const date = year === "" ? undefined : parseDate(`${year}-${month}-${day}`);
  if (date === undefined) return { permalink: path };
  const permalink = [year, month.padStart(2, "0"), day.padStart(2, "0"), name].filter((part) => part !== "").join("/");
  return { date, permalink: folder + permalink };
}
