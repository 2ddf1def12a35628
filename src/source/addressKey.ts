// The key under which spellings of one address meet. Shared by the site and the checks.

/** Percent-decoded text; the text itself when it is not validly encoded. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** Key of an address: decoded, NFC, lower case, without final slash and `index.html`. */
export function addressKey(address: string): string {
  const bare = decodePercent(address)
    .normalize("NFC")
    .replace(/\/index\.html$/i, "/")
    .replace(/\/+$/, "");
  return bare.toLowerCase() || "/";
}
