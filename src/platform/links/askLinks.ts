// Asks other sites for many addresses: a few at a time, never two of one host together, no page twice. Answers are kept for a
// while. What an answer means for the site is decided by the rule that asked.
import { setTimeout as wait } from "node:timers/promises";
import { addToList } from "../../model/addToList.ts";
import type { LinkAnswer, LinkAnswers } from "../../model/linkAnswer.ts";
import { errnoOf } from "../failure.ts";
import { openKeptAnswers } from "./keptAnswers.ts";
import { PrivateHost, requestLink } from "./requestLink.ts";

/** Settings for asking. */
export interface LinkSettings {
  /** Hosts that are not asked. */
  readonly skip: readonly string[];
  /** Hosts that are asked even if their addresses are private. */
  readonly allow: readonly string[];
  /** Longest wait for one answer, seconds. */
  readonly timeout: number;
  readonly concurrency: number;
  /** How long good answers are kept, hours. */
  readonly maxAge: number;
  /** Ids of the elements of a page. */
  readonly idsOf: (html: string) => readonly string[];
}

interface AskContext extends LinkSettings {
  /** File that keeps answers. */
  readonly file: string;
  readonly nowMs: number;
  readonly signal: AbortSignal;
}

/** Longest pause before a repeated attempt that a host may ask for, and the usual one, milliseconds. */
const longestPauseMs = 10_000;
const pauseMs = 1_000;
/** Statuses with which hosts turn programs away, but perhaps not readers. */
const closedToPrograms: ReadonlySet<number> = new Set([401, 403, 407, 429, 451, 999]);

/** The answers for all addresses; an address may include a hash. */
export async function askLinks(addresses: readonly string[], context: AskContext): Promise<LinkAnswers> {
  const kept = openKeptAnswers(context.file, context);
  const answers = new Map<string, LinkAnswer>();
  const byHost = new Map<string, Map<string, string[]>>();
  for (const address of addresses) {
    const host = URL.canParse(address) ? new URL(address).hostname : undefined;
    if (host === undefined) answers.set(address, { kind: "broken", reason: "it is not an address" });
    else if (context.skip.some((pattern) => fitsHost(pattern, host))) continue;
    else {
      const fresh = kept.fresh(address);
      if (fresh !== undefined) answers.set(address, fresh);
      else {
        const pages = byHost.get(host) ?? new Map<string, string[]>();
        byHost.set(host, pages);
        addToList(pages, withoutHash(address), address);
      }
    }
  }
  const queues = [...byHost.values()];
  const worker = async (): Promise<void> => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
      for (const [page, ofPage] of queue) {
        const answerFor = await askPage(page, ofPage, context);
        for (const address of ofPage) {
          const answer = answerFor(address);
          answers.set(address, answer);
          kept.put(address, answer);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(context.concurrency, queues.length) }, worker));
  if (byHost.size > 0) kept.save();
  return answers;
}

/** Whether a pattern covers a host: `example.org`, or `*.example.org` for all hosts below it. */
function fitsHost(pattern: string, host: string): boolean {
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : pattern === host;
}

function withoutHash(address: string): string {
  const url = new URL(address);
  url.hash = "";
  return url.href;
}

/** Asks for a page, and gives the answer for each of the addresses that lead to it or to an anchor of it. */
async function askPage(
  page: string,
  addresses: readonly string[],
  context: AskContext,
): Promise<(address: string) => LinkAnswer> {
  const { signal, allow, timeout } = context;
  const settings = {
    signal,
    timeoutMs: timeout * 1000,
    isAllowed: (host: string): boolean => allow.some((pattern) => fitsHost(pattern, host)),
  };
  let method: "HEAD" | "GET" = addresses.some((address) => new URL(address).hash !== "") ? "GET" : "HEAD";
  let last: LinkAnswer = { kind: "broken", reason: "it does not answer" };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const response = await requestLink(page, method, settings);
      if (response.status >= 200 && response.status < 300) return fineAnswers(page, response, context);
      const reason = `it answers ${response.status}`;
      last = closedToPrograms.has(response.status) ? { kind: "closed", reason } : { kind: "broken", reason };
      // Some servers know no HEAD, or answer it wrongly.
      if (method === "HEAD") method = "GET";
      else if (response.status !== 429 && response.status < 500) break;
      else await wait(Math.min(response.retryAfterMs ?? pauseMs, longestPauseMs), undefined, { signal });
    } catch (error) {
      signal.throwIfAborted();
      last = error instanceof PrivateHost ? { kind: "private", host: error.message } : faultOf(error, timeout);
      if (attempt > 0 || last.kind === "private") break;
      await wait(pauseMs, undefined, { signal });
    }
  }
  return () => last;
}

function fineAnswers(
  page: string,
  { url, isPermanent, page: text }: Awaited<ReturnType<typeof requestLink>>,
  { idsOf }: AskContext,
): (address: string) => LinkAnswer {
  const ids = text && new Set(idsOf(text.html));
  return (address) => {
    const { hash } = new URL(address);
    // A redirect keeps the anchor, unless it names one.
    const reached = new URL(url);
    if (reached.hash === "") reached.hash = hash;
    const moved = url === page ? {} : { movedTo: reached.href, isPermanent };
    // Text fragments and routes inside a web application are no anchors.
    const isAnchor = hash.length > 1 && hash === reached.hash && !/^#(?:!|\/|:~:)/.test(hash);
    if (ids === undefined || !isAnchor) return { kind: "fine", ...moved };
    const hasAnchor = ids.has(hash.slice(1)) || ids.has(decodeHash(hash)) || hash === "#top";
    return { kind: "fine", ...moved, ...(!hasAnchor && text?.isCut === true ? {} : { hasAnchor }) };
  };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (error instanceof URIError) return hash.slice(1);
    throw error;
  }
}

function faultOf(error: unknown, timeout: number): LinkAnswer {
  const broken = (reason: string): LinkAnswer => ({ kind: "broken", reason });
  if (!(error instanceof Error)) return broken("it does not answer");
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return { kind: "broken", reason: "it does not answer in time", waited: timeout };
  const code = errnoOf(error);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return broken("its host is unknown");
  if (code === "ECONNREFUSED") return broken("its host refuses connections");
  return broken(error.message.split("\n")[0] ?? "it does not answer");
}
