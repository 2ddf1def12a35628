// The address of a reader's own server: from what was typed to what samples show. Touches no page.

/** Key of the browser's storage under which readers keep the address of their server. */
export const hubKey = "hubdocs.hub";

/** Dispatched on the document when the address was changed in this page; `detail` is what was typed. */
export const hubChanged = "hubdocs:hub";

/**
 * Addresses without a sign that means something to a shell or inside quotation marks: `http://10.0.0.5:8080/api/v1`,
 * `https://[fe80::1]`; not `http://a%20b`, `http://a/$(b)`.
 */
const plain = /^https?:\/\/[\w.:[\]-]+(?:\/[\w./~%-]*)?$/;

/**
 * The address meant by what was typed: `192.168.1.20` stands for the host alone, so scheme and path stay those of the
 * default; `https://hub.lan/api/v2` is all of it. `undefined` for anything but an address of a web server.
 */
export function hubAddress(typed: string, base: string): string | undefined {
  const [, scheme = "http:", path = ""] = /^(?:(https?:)\/\/[^/]*)?(.*)$/.exec(base) ?? [];
  const whole = /^\w+:\/\//.test(typed) ? typed : `${scheme}//${typed}`;
  if (!URL.canParse(whole)) return undefined;
  const { origin, pathname } = new URL(whole);
  const address = origin + (pathname === "/" ? path : pathname.replace(/\/+$/, ""));
  return plain.test(address) ? address : undefined;
}
