// Turns the target of a request into a path of the site: decoded once, and never used as a file name.

/** Longest target that is looked at, in characters. */
const maxTargetLength = 16 * 1024;

/** A target that can be looked up, or the status that answers it. */
export type RequestTarget =
  | {
      readonly kind: "path";
      /** Decoded; begins with `/`. */
      readonly path: string;
      /** As sent, with its `?`; empty without a query. Node lets only visible ASCII through, so it is safe in a header. */
      readonly query: string;
    }
  | { readonly kind: "refused"; readonly status: 400 | 404 | 414 };

/** Reads the target of a request line: `/uk/%D0%B4?x=1` is the path `/uk/д` with the query `?x=1`. */
export function parseRequestTarget(target: string): RequestTarget {
  if (target.length > maxTargetLength) return { kind: "refused", status: 414 };
  if (!target.startsWith("/")) return { kind: "refused", status: 400 };
  const mark = target.indexOf("?");
  const rawPath = mark < 0 ? target : target.slice(0, mark);
  const segments: string[] = [];
  for (const raw of rawPath.split("/")) {
    const segment = decode(raw);
    if (segment === undefined) return { kind: "refused", status: 400 };
    // No built file has an encoded slash or a dot segment in its path; browsers take `\` for a slash.
    if (/[/\\\0]/.test(segment) || segment === "." || segment === "..") return { kind: "refused", status: 404 };
    segments.push(segment);
  }
  return { kind: "path", path: segments.join("/"), query: mark < 0 ? "" : target.slice(mark) };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a lone % or bytes that are not UTF-8
  }
}

/** A path of the site as an address for a header: `/uk/д` is `/uk/%D0%B4`. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
