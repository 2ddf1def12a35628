// The addresses that a page had before, as its front matter names them.
import { isAddressPattern } from "../source/isAddressPattern.ts";
import { leavesSite } from "../source/leavesSite.ts";
import { listOf, type Reader, type ShapeProblem, textThat } from "./shape.ts";

/** Characters of queries and hashes, and those that no address can contain. */
const notInPath = /[?#\\\p{Cc}\p{Cs}]/u;

/** Whether a text is the address of one page of the site: `/docs/old`. */
export const isFormerAddress = (text: string): boolean =>
  text.startsWith("/") && !leavesSite(text) && !isAddressPattern(text) && !notInPath.test(text);

const formerAddress = textThat(
  "a path of this site",
  isFormerAddress,
  "write a path such as `/docs/old`, without query, hash and patterns; it is left out until then",
);
const list = listOf((value, place) => formerAddress(value, place) ?? "");

/** One address or a list of them. In the place of what cannot be an address an empty text stays, and so does the page. */
export const formerAddresses: Reader<readonly string[]> = (value, place) => {
  const report = (problem: ShapeProblem): void => place.report({ ...problem, isLeftOut: true });
  return list(Array.isArray(value) ? value : [value], { ...place, report });
};
