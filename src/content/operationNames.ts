// Code in a line that may name an operation of an API: a method with a path, or an operation's id. Whether an API has it
// is the site's business.
import { bodyMark } from "../model/body.ts";
import { readNamedRequest } from "../source/requests/index.ts";

/** Names of operations are told from words by a capital inside or a mark between: `listDevices`, `devices.list`. */
const operationName = /^[A-Za-z][a-z0-9]*(?:[A-Z]|[._-][A-Za-z0-9])[A-Za-z0-9._-]*$/;

/** Whether code may name an operation. */
export function mayNameOperation(code: string): boolean {
  return readNamedRequest(code) !== undefined || operationName.test(code);
}

/** What stands in a link or a heading is no link of its own. */
export function withoutOperations(html: string): string {
  return html.includes(bodyMark) ? html.replace(/\0O\d+\u0001([^\0]*)\0/g, "$1") : html;
}
