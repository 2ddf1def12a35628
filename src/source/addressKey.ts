// The key under which spellings of one address meet. Shared by the site and the checks.

/** Percent-decoded text; the text itself when it is not validly encoded. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** `/docs/page-1`; not `/docs/`, `/Docs`, `/docs/a.html`, `/%61`. */
const plainAddress = /^(?:\/[a-z0-9_-]+)+$/;

/**
 * Key of an address: decoded, NFC, lower case, without final slash and `index.html`. The page of a file named `50%25.md`
 * is linked as `50%2525`: decoding goes on until nothing is left to decode, so that both give the same key.
 */
export function addressKey(address: string): string {
  // Nearly all addresses are so already; this is asked for every link of every page.
  if (plainAddress.test(address)) return address;
  const bare = decodeAll(address)
    .normalize("NFC")
    .replace(/\/index\.html$/i, "/")
    .replace(/\/+$/, "");
  return bare.toLowerCase() || "/";
}

function decodeAll(address: string): string {
  const decoded = decodePercent(address);
  return decoded === address ? address : decodeAll(decoded);
}
