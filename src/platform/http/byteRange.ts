// Reading Range headers. Only one range is honoured; anything else gets the whole file, as HTTP allows.

/** What a Range header asks of a file. */
type ByteRange =
  | { readonly kind: "whole" }
  /** First and last byte, both included. */
  | { readonly kind: "part"; readonly first: number; readonly last: number }
  | { readonly kind: "unsatisfiable" };

/** Reads a Range header for a file of a size: `bytes=2-4`, `bytes=7-`, `bytes=-3` (the last three). */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange {
  // "bytes=0-9"; not "bytes=0-9,20-29", "items=0-9", "bytes=-"
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(" ", "") ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return { kind: "whole" };
  if (from === "") return suffix(Number(to), sizeBytes);
  const first = Number(from);
  if (to !== "" && Number(to) < first) return { kind: "whole" };
  if (first >= sizeBytes) return { kind: "unsatisfiable" };
  return { kind: "part", first, last: to === "" ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1) };
}

function suffix(length: number, sizeBytes: number): ByteRange {
  if (length === 0 || sizeBytes === 0) return { kind: "unsatisfiable" };
  return { kind: "part", first: Math.max(0, sizeBytes - length), last: sizeBytes - 1 };
}
