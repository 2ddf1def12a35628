// Telling open pages that the site was built again. Owns the event stream and the few lines of script that listen
// to it. Events carry a counter and nothing about the site, so a stranger who gets in learns nothing.
import type { IncomingMessage, ServerResponse } from "node:http";
import { isSameOrigin } from "./hostCheck.ts";

/** Paths of the stream and its script. No built file begins with a dot, so they hide nothing. */
export const livePath = "/.hubdocs/live";
const scriptPath = "/.hubdocs/live.js";

const scriptTag = `<script type="module" src="${scriptPath}"></script>\n`;
const heartbeatMs = 20_000;

// Reloading keeps the scroll position by itself unless a page restores it by hand; so it is also written down.
const script = `const key = "hubdocs-live-scroll";
const kept = sessionStorage.getItem(key);
sessionStorage.removeItem(key);
if (kept !== null) addEventListener("load", () => scrollTo(0, Number(kept)));
const events = new EventSource("${livePath}");
let first;
events.onmessage = (event) => {
  first ??= event.data;
  if (event.data === first) return;
  sessionStorage.setItem(key, String(scrollY));
  location.reload();
};
let notice;
events.addEventListener("failed", () => {
  notice ??= document.body.appendChild(document.createElement("p"));
  notice.setAttribute("role", "alert");
  notice.textContent = "The last change could not be built. The terminal says why; this is the site before it.";
  notice.style.cssText = "position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:12px;background:#8a1111;color:#fff";
});
`;

/** What has become of a build. */
export type BuildOutcome = "built" | "failed";

/** The live reload of one server. */
export interface LiveReload {
  /** Answers a request for the stream or the script; `false` when it is for neither. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** A page with the script in it. */
  addScript(file: string, bytes: Buffer): Buffer;
  /** What is shown while there is no site yet: a page that becomes the site once it is built. */
  readonly waitingPage: string;
  /** Tells all open pages: a new build lets them reload, a failed one shows a notice. */
  announce(outcome: BuildOutcome): void;
  close(): void;
}

/**
 * Starts live reload.
 * @param startId A value that another run of the server does not have, so that pages of an earlier run reload too.
 */
export function startLiveReload(startId: string): LiveReload {
  const clients = new Set<ServerResponse>();
  let builds = 0;
  const message = (): string => `data: ${startId}-${builds}\n\n`;
  const sendAll = (text: string): void => {
    for (const client of clients) client.write(text);
  };
  const heartbeat = setInterval(() => sendAll(":\n\n"), heartbeatMs);
  heartbeat.unref();

  const openStream = (request: IncomingMessage, response: ServerResponse): void => {
    if (!isSameOrigin(request.headers)) {
      response.writeHead(403, { "Content-Length": 0 }).end();
      return;
    }
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    response.write(message());
    clients.add(response);
    response.once("close", () => clients.delete(response));
  };

  return {
    answer: (path, request, response) => {
      if (path === livePath) openStream(request, response);
      else if (path === scriptPath) sendScript(request, response);
      else return false;
      return true;
    },
    addScript: (file, bytes) => {
      if (!file.endsWith(".html")) return bytes;
      return Buffer.concat([bytes, Buffer.from(scriptTag)]);
    },
    waitingPage: `<!doctype html><title>Not built yet</title><p>The site could not be built yet; the terminal says why.</p>${scriptTag}`,
    announce: (outcome) => {
      if (outcome === "built") builds += 1;
      sendAll(outcome === "built" ? message() : "event: failed\ndata:\n\n");
    },
    close: () => {
      clearInterval(heartbeat);
      for (const client of clients) client.end();
    },
  };
}

function sendScript(request: IncomingMessage, response: ServerResponse): void {
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Content-Length": Buffer.byteLength(script),
    "Cache-Control": "no-store",
  };
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : script);
}
