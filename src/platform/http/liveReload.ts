// Tells open pages that the site has changed. Owns the event stream, the script that listens to it, and the errors that pages
// show. Events carry nothing but a counter, so that a stranger who connects learns nothing; errors are only sent to scripts
// on pages of this server.
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { packageFolder } from "../packageFolder.ts";
import { isOwnScript, isSameOrigin } from "./hostCheck.ts";

/** Path of the stream; those of its script and the errors begin with it. No built file begins with a dot, so they hide none. */
export const livePath = "/.hubdocs/live";
const scriptPath = "/.hubdocs/live.js";
const problemsPath = "/.hubdocs/problems";

const scriptTag = `<script type="module" src="${scriptPath}"></script>\n`;
const heartbeatMs = 20_000;

/** An error as pages show it. */
export interface Problem {
  /** `content/en/docs/a.md:3:1`, or empty. */
  readonly place: string;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** Lines around the place. */
  readonly frame: readonly { readonly number: number; readonly text: string; readonly isMeant: boolean }[];
}

/** The live reload of one server. */
export interface LiveReload {
  /** Answers a request for the stream or the script; `false` when it is for neither. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** Adds the script to a page; returns other files unchanged. */
  addScript(file: string, bytes: Buffer): Buffer;
  /** The page shown until the site is built; it then loads the site. */
  readonly waitingPage: string;
  /** Tells all open pages that something they show may have changed. */
  announceChange(): void;
  /** Tells all open pages what is wrong now. */
  announceProblems(problems: readonly Problem[]): void;
  close(): void;
}

/**
 * Starts live reload.
 * @param startId Differs for each run of the server, so that pages of an earlier run reload, too.
 */
export function startLiveReload(startId: string): LiveReload {
  const clients = new Set<ServerResponse>();
  const script = readFileSync(join(packageFolder, "dist/live.js"));
  let changes = 0;
  let known: readonly Problem[] = [];
  const message = (): string => `data: ${startId}-${changes}\n\n`;
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
      else if (path === scriptPath) send("text/javascript", script, { request, response });
      else if (path === problemsPath && isOwnScript(request.headers))
        send("application/json", Buffer.from(JSON.stringify(known)), { request, response });
      else return false;
      return true;
    },
    addScript: (file, bytes) => {
      if (!file.endsWith(".html")) return bytes;
      return Buffer.concat([bytes, Buffer.from(scriptTag)]);
    },
    waitingPage: `<!doctype html><title>Not built yet</title><p>The site could not be built yet; the terminal says why.</p>${scriptTag}`,
    announceChange: () => {
      changes += 1;
      sendAll(message());
    },
    announceProblems: (problems) => {
      const hasChanged = problems.length > 0 || known.length > 0;
      known = problems;
      if (hasChanged) sendAll("event: problems\ndata:\n\n");
    },
    close: () => {
      clearInterval(heartbeat);
      for (const client of clients) client.end();
    },
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function send(type: string, body: Buffer, { request, response }: Exchange): void {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Length": body.length,
    "Cache-Control": "no-store",
  };
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
}
