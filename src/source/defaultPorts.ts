// The ports that addresses of the web mean when they name none.

/** By scheme, in lower case. */
export const defaultPorts: ReadonlyMap<string, string> = new Map([
  ["http", "80"],
  ["https", "443"],
]);
