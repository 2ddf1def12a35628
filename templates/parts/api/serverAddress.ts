// The address that requests begin with when a reader chooses nothing.
import type { ApiServer } from "../../../src/model/api.ts";

/** A server's address with the defaults of its variables, without a final slash: `http://hub.local/api/v1`. */
export function serverAddress({ url, variables }: ApiServer): string {
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  return url.replace(/\{([^{}]*)\}/g, (place, name: string) => defaults.get(name) ?? place).replace(/\/+$/, "");
}
