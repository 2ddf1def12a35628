// Decides whose requests are answered. A page of another site can make a browser send requests here under its own host name
// (DNS rebinding) or embed our files; headers that pages cannot forge give both away.
import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a Host header names this server. The port does not matter: a tunnel may use another one, and rebinding
 * needs a name, not a port.
 * @param names Names and addresses in lower case, IPv6 in brackets.
 */
export function isOwnHost(host: string | undefined, names: ReadonlySet<string>): boolean {
  // "localhost", "localhost:3000", "[::1]:3000"; not "localhost:x", "user@localhost", "localhost."
  const [, name, port] = /^(\[[0-9a-f:.]+\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?$/i.exec(host ?? "") ?? [];
  if (name === undefined || (port !== undefined && Number(port) > 65_535)) return false;
  const lower = name.toLowerCase();
  return names.has(lower) || lower.endsWith(".localhost");
}

/** Whether a request was made by a page of this server, or by no page at all (address bar, curl). */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  return origin === undefined || origin === `http://${host}`;
}

/** Whether the request comes from a script on a page of this server, according to headers that only browsers set. */
export function isOwnScript(headers: IncomingHttpHeaders): boolean {
  return isSameOrigin(headers) && headers["sec-fetch-site"] === "same-origin";
}

/** Whether a page of another site embeds a file of ours as a script, style or image. */
export function isForeignEmbed(headers: IncomingHttpHeaders): boolean {
  return headers["sec-fetch-site"] === "cross-site" && headers["sec-fetch-mode"] !== "navigate";
}
