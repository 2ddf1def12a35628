// The address of a reader's server: from what was typed or chosen to what samples show. Touches no page.

/** Key of the browser's storage under which readers keep the address of their server. */
export const hubKey = "hubdocs.hub";

/**
 * Key of the server that was chosen from a list in place of an address: it stands for that API's and for no other's. `/v1`
 * and `https://api.example.com/v1` are one.
 */
export const serverKey = (base: string): string => hubKey + base.replace("https://api.example.com", "");

/** Dispatched on the document when the address was changed in this page. */
export const hubChanged = "hubdocs:hub";

/**
 * Addresses without a sign that means something to a shell or inside quotation marks: `http://10.0.0.5:8080/api/v1`,
 * `https://[fe80::1]`; not `http://a%20b`, `http://a/$(b)`.
 */
const plain = /^https?:\/\/[\w.:[\]-]+(?:\/[\w./~%-]*)?$/;

/** What is shown for an address: the server that was chosen in its place, else what was typed, else the address. */
export const shownAddress = (base: string, read: (key: string) => string | null): string => {
  const chosen = read(serverKey(base)) ?? "";
  return plain.test(chosen) ? chosen : (hubAddress(read(hubKey) ?? "", base) ?? base);
};

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
