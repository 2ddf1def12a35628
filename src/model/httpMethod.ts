// Methods of HTTP: how the model holds them, and how they are sent.

/** Methods that OpenAPI gives a key of their own, as it writes them. `query` since 3.2. */
export const keyedMethods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;

/** A method with a key of its own. */
export type KeyedMethod = (typeof keyedMethods)[number];

/** A method: lower case where OpenAPI has a key for it, else as it is sent: `get`, `COPY`, `m-search`. */
export type HttpMethod = string;

const keyed: ReadonlySet<string> = new Set(keyedMethods);

/** Whether OpenAPI has a key for a method, written as in the model. */
export const isKeyedMethod = (method: HttpMethod): method is KeyedMethod => keyed.has(method);

/** The method as it is sent, and read: `GET`, `COPY`, `m-search`. Letters of methods are told apart by their case. */
export const sentMethod = (method: HttpMethod): string => (keyed.has(method) ? method.toUpperCase() : method);

/** The method that is sent so: `get` for `GET`, `Get` for `Get`. */
export function methodSentAs(sent: string): HttpMethod {
  const lower = sent.toLowerCase();
  return keyed.has(lower) && sent === lower.toUpperCase() ? lower : sent;
}
