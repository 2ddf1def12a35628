// The address of the reader's own server: computes what samples show from what the reader typed or chose. Does not
// touch the page.

/** Key under which the browser's storage holds the address of the reader's server. */
export const hubKey = "hubdocs.hub";

/**
 * Key for the server that the reader chose from the list of an API. It applies only to APIs with the same default
 * address. `/v1` and `https://api.example.com/v1` count as the same.
 */
export const serverKey = (base: string): string => hubKey + base.replace("https://api.example.com", "");

/** Event on the document when the address was changed in this page. */
export const hubChanged = "hubdocs:hub";

/**
 * Matches addresses without characters that are special in a shell or in quotation marks:
 * `http://10.0.0.5:8080/api/v1`, `https://[fe80::1]`; not `http://a%20b`, `http://a/$(b)`.
 */
const plain = /^https?:\/\/[\w.:[\]-]+(?:\/[\w./~%-]*)?$/;

/**
 * The address to show in place of the default `base`: the server chosen for it, else the typed address, else `base`
 * itself.
 */
export const shownAddress = (base: string, read: (key: string) => string | null): string => {
  const chosen = read(serverKey(base)) ?? "";
  return plain.test(chosen) ? chosen : (hubAddress(read(hubKey) ?? "", base) ?? base);
};

/**
 * What to keep of a typed address: as it was typed, but nothing that could be a credential, such as the password of
 * `http://user:password@hub.lan/` or the query of `hub.lan?token=1`.
 */
export function keptAddress(typed: string): string {
  if (!/[@?#]/.test(typed)) return typed;
  const address = hubAddress(typed, "") ?? "";
  return /^\w+:\/\//.test(typed) ? address : address.replace("http://", "");
}

/**
 * The address meant by typed text. `192.168.1.20` gives only the host, so that scheme and path are taken from the
 * default; `https://hub.lan/api/v2` is complete. `undefined` if the text is not an address of a web server.
 */
export function hubAddress(typed: string, base: string): string | undefined {
  const [, scheme = "http:", path = ""] = /^(?:(https?:)\/\/[^/]*)?(.*)$/.exec(base) ?? [];
  const whole = /^\w+:\/\//.test(typed) ? typed : `${scheme}//${typed}`;
  if (!URL.canParse(whole)) return undefined;
  const { origin, pathname } = new URL(whole);
  const address = origin + (pathname === "/" ? path : pathname.replace(/\/+$/, ""));
  return plain.test(address) ? address : undefined;
}
