// Which addresses of untrusted data (specifications, imported Markdown) may become links.
import { decodeEntities } from "./decodeEntities.ts";

const safeSchemes: ReadonlySet<string> = new Set(["http", "https", "mailto", "tel"]);

/** What browsers skip in an address: controls, white space around, and invisible format characters. */
const skipped = /[\p{Cc}\p{Cf}\s]+/gu;

/** A scheme: `javascript:alert(1)` has one, `docs/a:b`, `?a:b` and `#a:b` have none. */
const scheme = /^([^/?#]*?):/;

/** An address that can hide nothing: `/docs/intro#first`, `https://example.org/?a=b`; not `a:b`, `%2e`, `a b`. */
const plain = /^(?:https?:\/\/)?[\w/#?=.,~+-]*$/;

/**
 * The address if it is relative, a hash, or has one of the schemes http, https, mailto and tel; else `undefined`.
 * It is judged after removing what browsers skip and decoding character references and percent signs, so no spelling
 * of `javascript:` passes. The given text is returned, without white space and controls at its ends and inside.
 */
export function safeUrl(address: string): string | undefined {
  if (plain.test(address)) return address;
  const shown = address.replace(/\p{Cc}+/gu, "").trim();
  let bare = address;
  // Twice-encoded text is decoded twice by nobody, but costs nothing to refuse.
  for (let round = 0; round < 3; round += 1) {
    const name = scheme.exec(bare.replace(skipped, ""))?.[1]?.toLowerCase();
    if (name !== undefined && !safeSchemes.has(name)) return undefined;
    bare = decodePercent(decodeEntities(bare));
  }
  return shown;
}

function decodePercent(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
