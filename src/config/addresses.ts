// Forms of addresses in a configuration: what is accepted, and the one form that later stages read.
import { decodePercent } from "../source/addressKey.ts";
import { leavesSite } from "../source/leavesSite.ts";

/** What a path segment cannot hold: query, hash, backslash, percent sign, white space. */
const notInSegment = /[?#\\%\s]/;

/** `1.0`, `hub-api`, `клімат`; not `..`, not `a/b`, not `my api`. */
const segmentForm = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._-]*$/u;

/** What `isSegment` asks for, as a hint. */
export const segmentHint = "use letters, digits, dots, hyphens and underscores";

/** Whether a name can be one segment of an address as it is. */
export function isSegment(name: string): boolean {
  return segmentForm.test(name);
}

/**
 * Scheme and host of a site's URL; `undefined` when it is no http(s) URL or holds more than these.
 * @example originOf("https://docs.example.org/") // "https://docs.example.org"
 */
export function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, pathname, search, hash, username, password, origin } = new URL(text);
  const isBare = pathname === "/" && search === "" && hash === "" && username === "" && password === "";
  return isBare && (protocol === "http:" || protocol === "https:") ? origin : undefined;
}

/**
 * A path in segments without slashes at its ends, percent-decoded; `undefined` when a segment is no name.
 * @example pathOf("/docs/api/") // "docs/api"
 */
export function pathOf(text: string): string | undefined {
  if (leavesSite(text)) return undefined;
  const path = decodePercent(text).replace(/^\/|\/$/g, "");
  const isName = (segment: string): boolean => !/^\.{0,2}$/.test(segment) && !notInSegment.test(segment);
  return path === "" || path.split("/").every(isName) ? path : undefined;
}

/**
 * A base URL with a slash at both ends; `undefined` when it is no path.
 * @example baseUrlOf("docs") // "/docs/"
 */
export function baseUrlOf(text: string): string | undefined {
  const path = pathOf(text);
  return path === "" ? "/" : path && `/${path}/`;
}

/** What a base URL must be, and how it is written, for one that `baseUrlOf` does not take. */
export function baseUrlFault(text: string): { readonly must: string; readonly hint: string } {
  return leavesSite(text)
    ? { must: "must be a path", hint: 'write it as "/docs/"; the scheme and host belong in url' }
    : {
        must: "must be a path of folder names",
        hint: 'write it as "/docs/"; a name holds no white space, ?, #, % or backslash, and is not .. or empty',
      };
}

/** A destination as redirects keep it: full URLs as they are, paths with a slash in front. */
export function destinationOf(text: string): string {
  return leavesSite(text) ? text : `/${text.replace(/^\/+/, "")}`;
}

/** Path of a file of the site as listings name it: without `./` in front. */
export function filePathOf(text: string): string {
  return text.replace(/^(?:\.\/)+/, "");
}
