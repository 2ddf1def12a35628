// Findings about addresses that are left out of a page, as no reader may be sent to them.
import type { Position } from "../source/lineMap.ts";
import type { Finding } from "./findings.ts";

/** Longest address that a finding shows, characters: a `data:` address may be as long as a file. */
const maxShownAddress = 80;

/** The finding about a link in Markdown without an address, or with one that it must not have. */
export function noLink(raw: string, position: Position): Finding {
  if (raw === "") {
    const message = "The link has no address, so its text is shown without a link";
    return { code: "broken-link", message, position, hint: "write one between the parentheses: `[text](./page.md)`" };
  }
  return noAddress(raw, position, "its text is shown without a link");
}

/** The finding about an address that must not be in a page. @param instead What is shown, as part of a sentence. */
export function noAddress(raw: string, position: Position, instead: string): Finding {
  return {
    code: "broken-link",
    message: `The address "${raw.slice(0, maxShownAddress)}" is not one that readers can be sent to, so ${instead}`,
    position,
    hint: "link to a page or file of the site, or to an address that begins with `https://`",
  };
}
