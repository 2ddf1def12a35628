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
