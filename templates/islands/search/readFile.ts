// Getting a file of search.

/** How long a file may be on its way, milliseconds. */
const timeoutMs = 10_000;

/** Reads the file at a path below the site's base URL. */
export async function readFile(path: string, base: string): Promise<unknown> {
  const response = await fetch(base + path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
