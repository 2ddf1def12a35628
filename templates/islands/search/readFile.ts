// Loads files of the search index.

/** Time limit of a request, in milliseconds. */
const timeoutMs = 10_000;

/** Loads the file at a path relative to the site's base URL. */
export async function readFile(path: string, base: string): Promise<unknown> {
  const response = await fetch(base + path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
