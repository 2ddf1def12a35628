// The address of a reader's server: from what was typed or chosen to what samples show. Touches no page.

/** Key of the browser's storage under which readers keep the address of their server. */
export const hubKey = "hubdocs.hub";

/** Dispatched on the document when the address was changed in this page; `detail` is what is kept. */
export const hubChanged = "hubdocs:hub";

/**
 * Addresses without a sign that means something to a shell or inside quotation marks: `http://10.0.0.5:8080/api/v1`,
 * `https://[fe80::1]`; not `http://a%20b`, `http://a/$(b)`.
 */
const plain = /^https?:\/\/[\w.:[\]-]+(?:\/[\w./~%-]*)?$/;

/** What is kept of a server that was chosen from a list: it stands for that API's address and for no other's. */
export const serverChoice = (base: string, address: string): string => `${base} ${address}`;

/**
 * The address meant by what was typed: `192.168.1.20` stands for the host alone, so scheme and path stay those of the
 * default; `https://hub.lan/api/v2` is all of it. `undefined` for anything but an address of a web server, and for what was
 * chosen in place of another address: `/v1` and `https://api.example.com/v1` are one.
 */
export function hubAddress(typed: string, base: string): string | undefined {
  const [own = "", chosen] = typed.split(" ");
  if (chosen) return (own.endsWith(base) || base.endsWith(own)) && plain.test(chosen) ? chosen : undefined;
  const [, scheme = "http:", path = ""] = /^(?:(https?:)\/\/[^/]*)?(.*)$/.exec(base) ?? [];
  const whole = /^\w+:\/\//.test(typed) ? typed : `${scheme}//${typed}`;
  if (!URL.canParse(whole)) return undefined;
  const { origin, pathname } = new URL(whole);
  const address = origin + (pathname === "/" ? path : pathname.replace(/\/+$/, ""));
  return plain.test(address) ? address : undefined;
}
