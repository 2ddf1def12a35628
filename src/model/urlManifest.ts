// What a release has published: addresses and anchors that others may have linked to. Written by a build, compared by a
// later check.

/** Name of the file at the root of the output. */
export const urlManifestName = "url-manifest.json";

/** Content of the file. */
export interface UrlManifest {
  /** Raised when the meaning of a field changes. */
  readonly format: 1;
  /** Anchors by address. Addresses have no base URL and are not percent-encoded. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** A manifest as text; `undefined` when it is none. */
export function readUrlManifest(text: string): UrlManifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isManifest(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isManifest(value: unknown): value is UrlManifest {
  if (typeof value !== "object" || value === null || !("format" in value) || value.format !== 1) return false;
  if (!("pages" in value) || typeof value.pages !== "object" || value.pages === null) return false;
  return Object.values(value.pages).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === "string"));
}
