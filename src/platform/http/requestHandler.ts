// Answers one request: checks who asks and with which method, and finds the page. Never throws.
//
// The package `sirv` is deliberately not used here. It opens files when they are requested: a file that a rebuild has just
// replaced ends the process (its stream has no error handler), as does `Range: bytes=5-2`. It follows links out of the
// folder, answers POST, and makes tags from times instead of content. Without all that it would be a table of media types,
// which is contentType.ts.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { BuiltFiles } from "./builtFiles.ts";
import type { BuiltSiteReader } from "./builtSite.ts";
import { answerAtDesk, type DeskPage, type DeskReader } from "./desk.ts";
import type { EarlyReader } from "./earlyAnswer.ts";
import { findContent } from "./findContent.ts";
import { isForeignEmbed, isOwnHost } from "./hostCheck.ts";
import type { LiveReload } from "./liveReload.ts";
import { parseRequestTarget, type RequestTarget } from "./requestTarget.ts";
import type { Answer, BuiltSite } from "./resolveAddress.ts";
import { sendFile } from "./sendFile.ts";

/** What answering requests needs. */
interface RequestContext {
  readonly readSite: BuiltSiteReader;
  readonly files: BuiltFiles;
  /** Names that the Host header may have. */
  readonly hostNames: ReadonlySet<string>;
  /** Absent when open pages do not follow rebuilds. */
  readonly live?: LiveReload | undefined;
  /** Asked first while the site is not built. */
  readonly early?: EarlyReader | undefined;
  /** Absent when the site is not being written. */
  readonly desk?: DeskReader | undefined;
  /** Called when a file of the site is not there. */
  readonly onMissing?: (() => void) | undefined;
  /** Called with errors that were answered with status 500. */
  readonly onError: (error: unknown) => void;
}

/** A listener that answers from a built site. */
export function createRequestHandler(context: RequestContext): RequestListener {
  return (request, response) => {
    answer(request, response, context).catch((error: unknown) => {
      context.onError(error);
      if (response.headersSent) response.destroy();
      else end(response, 500, "The file could not be read.");
    });
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void> {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  // With several Host headers Node uses the first; a proxy in front of this server may have used another.
  if ((request.headersDistinct["host"] ?? []).length > 1) return end(response, 400);
  if (!isOwnHost(request.headers.host, context.hostNames) || isForeignEmbed(request.headers)) return end(response, 403);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return end(response, 405);
  }
  const target = parseRequestTarget(request.url ?? "");
  if (target.kind === "refused" && target.status !== 404) return end(response, target.status);
  if (target.kind === "path" && context.live?.answer(target.path, request, response) === true) return;
  await answerFromSite(request, response, { ...context, target });
}

interface SiteRequest extends RequestContext {
  readonly target: RequestTarget;
}

async function answerFromSite(
  request: IncomingMessage,
  response: ServerResponse,
  { readSite, files, live, early, desk, onMissing, target }: SiteRequest,
): Promise<void> {
  const known = target.kind === "path" ? await early?.(target.path) : undefined;
  if (known?.kind === "redirect") return redirect(response, known, target);
  if (known?.kind === "file") {
    if (known.contentSecurity !== undefined) response.setHeader("Content-Security-Policy", known.contentSecurity);
    const content = files.contentOf(known.file, known.bytes);
    return await sendFile(request, response, { file: known.file, content, status: 200 });
  }
  const shown = desk && target.kind === "path" ? await answerAtDesk(target.path, { readSite, desk }) : undefined;
  if (shown?.kind === "redirect") return redirect(response, shown, target);
  if (shown?.kind === "desk") return sendDesk(response, shown.page);
  // A refused path gets the site's own 404 page: no file name contains NUL.
  const pathIn = ({ baseUrl }: BuiltSite): string => (target.kind === "path" ? target.path : `${baseUrl}\0`);
  const found = await findContent(pathIn, { readSite, files });
  if (found === undefined) return end(response, 503, live?.waitingPage ?? "The site is not built.");
  const { site, answer, content } = found;
  if (answer.kind === "redirect") return redirect(response, answer, target);
  if (answer.kind === "none") return end(response, 404, "There is no such page.");
  if (content === undefined) {
    onMissing?.();
    if (live !== undefined) return end(response, 503, live.waitingPage);
    if (await files.isThere()) return end(response, 404, "The file has been removed since the site was built.");
    return end(response, 503, "The built site has been removed.");
  }
  const policy = policyFor(answer.file, site);
  if (policy !== undefined) response.setHeader("Content-Security-Policy", policy);
  await sendFile(request, response, { file: answer.file, content, status: answer.status });
}

function sendDesk(response: ServerResponse, { ok, html, contentSecurity }: DeskPage): void {
  response.setHeader("Content-Security-Policy", contentSecurity);
  response.setHeader("Cache-Control", "no-store"); // it is out of date with the next edit
  end(response, ok ? 200 : 500, html.trimEnd());
}

function redirect(
  response: ServerResponse,
  { location, status }: Answer & { readonly kind: "redirect" },
  target: RequestTarget,
): void {
  response.setHeader("Location", location + (target.kind === "path" ? target.query : ""));
  response.setHeader("Cache-Control", "no-cache"); // the address may become a page of its own tomorrow
  end(response, status);
}

/** The policy header of a file: pages get it, and with `headers` in the configuration all files, as on the published site. */
function policyFor(file: string, { contentSecurity, addresses, files }: BuiltSite): string | undefined {
  return addresses.has(file) || files.has("_headers") ? contentSecurity : undefined;
}

/** Answers without a file. Nothing of the request is repeated in the answer. */
function end(response: ServerResponse, status: number, text = ""): void {
  const type = text.startsWith("<!doctype html>") ? "text/html" : "text/plain";
  if (text !== "") response.setHeader("Content-Type", `${type}; charset=utf-8`);
  const body = text === "" ? "" : `${text}\n`;
  response.writeHead(status, { "Content-Length": Buffer.byteLength(body) });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
