// Requests that the code samples of a page send, found by the language of the sample. What they mean to an API is not
// known here.
import { languageNamed } from "../codeLanguages.ts";
import { readCurlCall, type WrittenRequest } from "./curlCall.ts";
import { readHttpMessages } from "./httpMessage.ts";
import { readCommands } from "./shellWords.ts";

export type { WrittenRequest } from "./curlCall.ts";
export type { WrittenForm } from "./curlForm.ts";
export { readNamedRequest } from "./httpMessage.ts";

/** A request with the line of the sample that it begins in, from 0. */
export interface SampleRequest extends WrittenRequest {
  readonly line: number;
}

const shells = new Set(["bash", "shell-session"]);

/** Requests of a code sample in their order. */
export function requestsIn(language: string, code: string): readonly SampleRequest[] {
  const lineOf = countLines(code);
  if (language === "http" || language === "https")
    return readHttpMessages(code).map(({ offset, ...request }) => ({ ...request, line: lineOf(offset) }));
  if (!shells.has(languageNamed(language)) || !code.includes("curl")) return [];
  return readCommands(withoutPrompts(code)).flatMap((command) => {
    const request = readCurlCall(command);
    return request === undefined ? [] : [{ ...request, line: lineOf(command.offset) }];
  });
}

/** Prompts of a session become spaces, so that offsets stay. */
const withoutPrompts = (code: string): string => code.replace(/^([ \t]*)[$>](?= )/gm, "$1 ");

/** Lines of offsets that are asked for in rising order. */
function countLines(code: string): (offset: number) => number {
  let line = 0;
  let at = 0;
  return (offset) => {
    for (let end = code.indexOf("\n", at); end !== -1 && end < offset; end = code.indexOf("\n", at)) {
      line += 1;
      at = end + 1;
    }
    return line;
  };
}
