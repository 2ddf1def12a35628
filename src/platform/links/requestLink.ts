// Requests one address over HTTP and follows its redirects. Every host name is resolved here, and the connection goes to the
// very address that was checked, so that no name can turn into a private address in between.
import { type LookupAddress, lookup } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { limitTime } from "../limitTime.ts";
import { isPrivateAddress } from "./privateAddress.ts";

/** How to request an address. */
interface RequestSettings {
  readonly timeoutMs: number;
  readonly isAllowed: (host: string) => boolean;
  readonly signal: AbortSignal;
}

/** The final response. */
interface LinkResponse {
  readonly status: number;
  readonly url: string;
  /** Whether all redirects on the way are permanent. */
  readonly isPermanent: boolean;
  readonly retryAfterMs: number | undefined;
  /** Text of a page; only after GET. */
  readonly page: PageText | undefined;
}

interface PageText {
  readonly html: string;
  /** Whether the page is longer and its text was cut. */
  readonly isCut: boolean;
}

/** Thrown for a host whose address is private and not allowed. */
export class PrivateHost extends Error {}

const redirectLimit = 8;
/** Bytes of a page that are read for its anchors. */
const pageLimit = 2_000_000;

/** Asks for an address and follows its redirects. @throws PrivateHost, the signal's reason, or the error of the network. */
export async function requestLink(
  address: string,
  method: "HEAD" | "GET",
  settings: RequestSettings,
): Promise<LinkResponse> {
  let url = new URL(address);
  let isPermanent = true;
  for (let step = 0; step <= redirectLimit; step += 1) {
    const response = await send(url, method, settings);
    const status = response.statusCode ?? 0;
    const next = status >= 300 && status < 400 ? response.headers.location : undefined;
    if (next === undefined) {
      const isPage = /^text\/html|^application\/xhtml/i.test(response.headers["content-type"] ?? "");
      const page = method === "GET" && isPage ? await readText(response) : undefined;
      response.destroy();
      const retryAfter = Number(response.headers["retry-after"] ?? Number.NaN);
      const retryAfterMs = retryAfter >= 0 ? retryAfter * 1000 : undefined;
      return { status, url: url.href, isPermanent, retryAfterMs, page };
    }
    response.destroy();
    if (status !== 301 && status !== 308) isPermanent = false;
    url = new URL(next, url);
    if (!/^https?:$/.test(url.protocol)) throw new Error(`it redirects to ${url.protocol}`);
  }
  throw new Error("it redirects endlessly");
}

function send(url: URL, method: string, { timeoutMs, isAllowed, signal }: RequestSettings): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const mayBePrivate = isAllowed(host);
  if (!mayBePrivate && isIP(host) !== 0 && isPrivateAddress(host)) return Promise.reject(new PrivateHost(host));
  const request = url.protocol === "https:" ? requestSecure : requestPlain;
  const limit = limitTime(signal, timeoutMs);
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      lookup: mayBePrivate ? undefined : lookupPublic,
      signal: limit.signal,
      headers: { "user-agent": "hubdocs-check", accept: "text/html,*/*;q=0.8", "accept-encoding": "identity" },
    });
    sent.once("response", resolve);
    sent.once("error", reject);
    // The limit is for the text of the answer, too.
    sent.once("close", limit.clear);
    sent.end();
  });
}

/** Resolves a name to all its addresses: a single private one makes the whole name private. */
const lookupPublic: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error !== null) return answer(error, []);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return answer(new PrivateHost(host), []);
    const [first] = addresses;
    return options.all === true ? answer(null, addresses) : answer(null, first?.address ?? "", first?.family);
  });
};

async function readText(response: IncomingMessage): Promise<PageText> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    chunks.push(chunk);
    size += chunk.length;
    if (size > pageLimit) break;
  }
  return { html: Buffer.concat(chunks).toString("utf8"), isCut: size > pageLimit };
}
