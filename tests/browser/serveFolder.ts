// A plain static host for tests: folders by their index.html, the nearest 404.html for what is not there. It sends the
// content security policy of the build with everything, as hosts do that are told by headers.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join } from "node:path";
import { routesFileName } from "../../src/model/routesFile.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const firstScriptPath = "/first-script.js";

/** A folder being served. */
export interface ServedFolder {
  /** Without a slash at the end: `http://localhost:41234`. */
  readonly url: string;
  close(): void;
}

/**
 * Serves a folder at a free port.
 * @param withPolicy `false` for a host that can send no headers.
 * @param knowsLanguages `false` for a host with one page for all addresses that do not exist.
 * @param firstScript Script that each page runs before its own.
 */
export function serveFolder(
  root: string,
  {
    withPolicy = true,
    knowsLanguages = true,
    firstScript,
  }: { readonly withPolicy?: boolean; readonly knowsLanguages?: boolean; readonly firstScript?: string } = {},
): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    // Read for each answer: tests build again while the folder is served.
    const policy = withPolicy ? policyOf(root) : undefined;
    // Joined, not resolved: `//docs/intro` is a path, and no host named `docs`.
    const path = decodeURIComponent(new URL(`http://localhost${request.url ?? "/"}`).pathname);
    if (firstScript !== undefined && path === firstScriptPath) {
      response.writeHead(200, { "content-type": types[".js"] });
      response.end(firstScript);
      return;
    }
    const file = fileAt(join(root, path));
    const body = file ?? nearestNotFound(root, knowsLanguages ? join(root, path) : join(root, "none"));
    const type = types[extname(body ?? "")] ?? "application/octet-stream";
    const headers = { "content-type": type, ...(policy === undefined ? {} : { "content-security-policy": policy }) };
    response.writeHead(file === undefined ? 404 : 200, headers);
    const isMarked = firstScript !== undefined && body?.endsWith(".html");
    response.end(body === undefined ? "" : isMarked ? withFirstScript(body) : readFileSync(body));
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : 0;
      resolve({ url: `http://localhost:${port}`, close: () => server.close() });
    });
  });
}

const withFirstScript = (file: string): string =>
  readFileSync(file, "utf8").replace("<head>", `<head><script src="${firstScriptPath}"></script>`);

/** The policy that the build has written down. */
function policyOf(root: string): string | undefined {
  const file = join(root, routesFileName);
  if (!existsSync(file)) return undefined;
  const { contentSecurity }: { readonly contentSecurity?: string } = JSON.parse(readFileSync(file, "utf8"));
  return contentSecurity;
}

function fileAt(path: string): string | undefined {
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, "index.html") : path;
  return existsSync(file) ? file : undefined;
}

function nearestNotFound(root: string, path: string): string | undefined {
  for (let folder = dirname(path); folder.startsWith(root); folder = dirname(folder)) {
    if (existsSync(join(folder, "404.html"))) return join(folder, "404.html");
  }
  return undefined;
}
