// Why no answer came, in words that are the same in every run: messages of the network hold numbers of ports and of memory.
import type { LinkAnswer } from "../../model/linkAnswer.ts";
import { errnoOf } from "../failure.ts";

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "its host is unknown",
  EAI_AGAIN: "its host is unknown",
  ECONNREFUSED: "its host refuses connections",
  ECONNRESET: "its host closes the connection without an answer",
  EHOSTUNREACH: "its host cannot be reached",
  ENETUNREACH: "its host cannot be reached",
};

/** @param timeout How long an answer was waited for, seconds. */
export function linkFaultOf(error: unknown, timeout: number): LinkAnswer {
  const broken = (reason: string): LinkAnswer => ({ kind: "broken", reason });
  if (!(error instanceof Error)) return broken("it does not answer");
  const code = errnoOf(error) ?? "";
  if (error.name === "TimeoutError" || error.name === "AbortError" || code === "ETIMEDOUT")
    return { kind: "broken", reason: "it does not answer in time", waited: timeout };
  const ofLibrary = /:SSL routines:[^:]*:([^:]+)/.exec(error.message)?.[1];
  if (ofLibrary !== undefined) return broken(reasonOfSecurity(ofLibrary));
  return broken(reasons[code] ?? error.message.split("\n")[0] ?? "it does not answer");
}

/** @param reason What the library of secure connections says: `wrong version number`. */
function reasonOfSecurity(reason: string): string {
  // What it says when the first bytes of the other side are something else than TLS.
  const isPlain = reason === "wrong version number" || reason === "packet length too long";
  return isPlain ? "its host does not speak https at this port" : `no secure connection can be made: ${reason}`;
}
