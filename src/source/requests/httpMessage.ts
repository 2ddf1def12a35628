// A request written as an HTTP message: `POST /path HTTP/1.1`, headers, an empty line, the body.
import type { WrittenRequest } from "./curlCall.ts";

const requestLine = /^([A-Z]{3,10})[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;

/** Methods that texts mean when they name one before a path. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]);

/** The requests of a block: each begins with its request line. */
export function readHttpMessages(text: string): readonly (WrittenRequest & { readonly offset: number })[] {
  const found: (WrittenRequest & { readonly offset: number })[] = [];
  let offset = 0;
  let body: string[] | undefined;
  const bodies: string[][] = [];
  for (const line of text.split("\n")) {
    const [, method = "", target = ""] = requestLine.exec(line) ?? [];
    if (methods.has(method)) {
      found.push({ method, target, offset });
      bodies.push([]);
      body = undefined;
    } else if (line.trim() === "" && body === undefined) body = bodies.at(-1);
    else if (/^HTTP\/[\d.]+ \d{3}/.test(line)) body = [];
    else body?.push(line);
    offset += line.length + 1;
  }
  return found.map((request, index) => {
    const text = bodies[index]?.join("\n").trim() ?? "";
    return text === "" ? request : { ...request, body: text };
  });
}

/**
 * A request that a text names: method and path.
 * @example readNamedRequest("GET /devices/{id}") // { method: "GET", target: "/devices/{id}" }
 */
export function readNamedRequest(text: string): WrittenRequest | undefined {
  const [, method = "", target = ""] = /^([A-Z]{3,10}) (\/\S*|https?:\/\/\S+)$/.exec(text) ?? [];
  return methods.has(method) ? { method, target } : undefined;
}
