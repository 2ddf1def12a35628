// Slugs: the form that names take in addresses.
import { type Slug, slug } from "./brands.ts";

/**
 * Slug of a name: NFC, apostrophes dropped, words split at case changes and at everything that is no letter,
 * digit or combining mark, joined by hyphens, lower case. Letters of every script stay. May be empty.
 * @example slugOf("getHTTPStatus") // "get-http-status"
 */
export function slugOf(name: string): Slug {
  const words = name
    .normalize("NFC")
    .replace(/['’ʼ`]/g, "")
    .replace(/([\p{Ll}\p{Nd}])(\p{Lu})/gu, "$1-$2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-");
  return slug(words.toLowerCase().replace(/^-+|-+$/g, ""));
}

/** What the slug of a heading drops: everything that is no letter, digit, combining mark, `_`, `-` or space, in any script. */
const dropped = /[^\p{L}\p{Nl}\p{Nd}\p{M}_\- ]/gu;

/**
 * The id a heading's text gives: lower case, each space a hyphen, punctuation dropped. May be empty.
 * @example slugOfHeading("Їжак — це що?") // "їжак--це-що"
 */
export function slugOfHeading(text: string): string {
  return text.trim().toLowerCase().replace(dropped, "").replace(/ /g, "-");
}

/**
 * Address of a page of Starlight below its docs: the slug of each folder and of the file's name.
 * @example starlightPath("Deep Topics/Node.js") // "deep-topics/nodejs"
 */
export const starlightPath = (path: string): string => path.split("/").map(slugOfHeading).join("/");
