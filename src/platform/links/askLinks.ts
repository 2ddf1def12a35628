// Asks other sites for many addresses: a few at a time, never two of one host together, no page twice. Answers are kept for a
// while. What an answer means for the site is decided by the rule that asked.
import { setTimeout as wait } from "node:timers/promises";
import { addToList } from "../../model/addToList.ts";
import type { LinkAnswer, LinkAnswers } from "../../model/linkAnswer.ts";
import { openKeptAnswers } from "./keptAnswers.ts";
import { linkFaultOf } from "./linkFault.ts";
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
  /** Told how many of the addresses that must be asked for are done. */
  readonly onAsked?: (done: number, total: number) => void;
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
/** A host that leaves this many pages in a row without an answer is not asked for more: each of them takes two long waits. */
const patience = 3;
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
  const total = [...byHost.values()].reduce((sum, pages) => sum + [...pages.values()].flat().length, 0);
  let done = 0;
  if (total > 0) context.onAsked?.(done, total);
  const queues = [...byHost.values()];
  const worker = async (): Promise<void> => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
      for await (const [address, answer] of askHost(queue, context)) {
        answers.set(address, answer);
        kept.put(address, answer);
        done += 1;
        context.onAsked?.(done, total);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(context.concurrency, queues.length) }, worker));
  if (byHost.size > 0) kept.save();
  return answers;
}

/** Asks one host for its pages, one after the other, until it has left too many without an answer. */
async function* askHost(
  pages: ReadonlyMap<string, readonly string[]>,
  context: AskContext,
): AsyncGenerator<readonly [address: string, answer: LinkAnswer]> {
  let silences = 0;
  for (const [page, addresses] of pages) {
    const isSilent = silences >= patience;
    const answerFor = isSilent ? () => notAsked(context) : await askPage(page, addresses, context);
    const found = addresses.map((address) => [address, answerFor(address)] as const);
    if (!isSilent) silences = found.some(([, answer]) => isSilence(answer)) ? silences + 1 : 0;
    yield* found;
  }
}

const isSilence = (answer: LinkAnswer): boolean => answer.kind === "broken" && answer.waited !== undefined;

const notAsked = ({ timeout }: AskContext): LinkAnswer => ({
  kind: "silent",
  reason: `its host did not answer ${patience} other links in time`,
  waited: timeout,
});

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
      last = error instanceof PrivateHost ? { kind: "private", host: error.message } : linkFaultOf(error, timeout);
      // Some servers answer HEAD by closing the connection, or not at all.
      method = "GET";
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
