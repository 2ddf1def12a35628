// What security schemes put into a request. Secrets are named after environment variables.
import { ownValue, textOf } from "../schema/json.ts";
import { oneLine } from "./headerTexts.ts";
import { encodeStrictly } from "./percent.ts";
import type { SampleSecurity } from "./sampleOperation.ts";
import type { SampleHeader, SampleLogin, SampleText } from "./sampleRequest.ts";

/** What the schemes of a request add to it. */
interface SampleCredentials {
  readonly headers: readonly SampleHeader[];
  /** Texts `name=value` of the query. */
  readonly query: readonly SampleText[];
  /** Texts `name=value` of the cookie. */
  readonly cookies: readonly SampleText[];
  readonly login?: SampleLogin;
  /** Whether a certificate of the client is asked for. */
  readonly hasCertificate: boolean;
}

/** Schemes of HTTP by the spelling that servers expect. */
const spellings: ReadonlyMap<string, string> = new Map([
  ["bearer", "Bearer"],
  ["dpop", "DPoP"],
  ["hoba", "HOBA"],
  ["negotiate", "Negotiate"],
]);

/**
 * Credentials for all the schemes together. Unknown ones add nothing, and of several that want the same header the first
 * one has it: a request has each header once.
 */
export function sampleCredentials(schemes: readonly SampleSecurity[]): SampleCredentials {
  const headers: SampleHeader[] = [];
  const query: SampleText[] = [];
  const cookies: SampleText[] = [];
  const addHeader = (header: SampleHeader): void => {
    const name = header.name.toLowerCase();
    const isTaken = headers.some((other) => other.name.toLowerCase() === name);
    if (!isTaken && (login === undefined || name !== "authorization")) headers.push(header);
  };
  let keys = 0;
  let login: SampleLogin | undefined;
  let hasCertificate = false;
  for (const { scheme } of schemes) {
    const type = textOf(ownValue(scheme, "type"));
    const name = textOf(ownValue(scheme, "name")) ?? "key";
    if (type === "apiKey") {
      keys += 1;
      const secret = { secret: keys === 1 ? "API_KEY" : `API_KEY_${keys}` };
      const place = textOf(ownValue(scheme, "in"));
      if (place === "query") query.push([`${encodeStrictly(name)}=`, { ...secret, isEncoded: true }]);
      // What a server gave as a cookie comes back letter by letter, as does a header.
      else if (place === "cookie") cookies.push([`${encodeStrictly(name)}=`, secret]);
      else addHeader({ name: oneLine(name), value: [secret] });
    } else if (type === "mutualTLS") {
      hasCertificate = true;
    } else if (type === "http" && loginSchemeOf(scheme) !== undefined) {
      const kind = loginSchemeOf(scheme) ?? "basic";
      const isTaken = headers.some((header) => header.name.toLowerCase() === "authorization");
      if (!isTaken) login = { scheme: kind, user: { secret: "API_USER" }, password: { secret: "API_PASSWORD" } };
    } else if (type === "http" || type === "oauth2" || type === "openIdConnect") {
      const written = textOf(ownValue(scheme, "scheme")) ?? "bearer";
      const spelling = type === "http" ? (spellings.get(written.toLowerCase()) ?? oneLine(written)) : "Bearer";
      addHeader({ name: "Authorization", value: [`${spelling} `, { secret: "TOKEN" }] });
    }
  }
  return { headers, query, cookies, hasCertificate, ...(login === undefined ? {} : { login }) };
}

function loginSchemeOf(scheme: unknown): SampleLogin["scheme"] | undefined {
  const name = textOf(ownValue(scheme, "scheme"))?.toLowerCase();
  return name === "basic" || name === "digest" ? name : undefined;
}
