// The addresses that requests to an API begin with.
import { defaultPorts } from "../../source/defaultPorts.ts";
import type { ServerObject } from "../normalize/commonObjects.ts";

/** A port that is a variable, with the scheme in group 1 and the name of the variable in group 3. */
const variablePort = /^(https?):\/\/[^/]*(:\{([^{}]*)\})(?=\/|$)/i;

/** Addresses of servers as written, and without a variable port where it may be the one that nobody writes. */
export function serverAddresses(servers: readonly ServerObject[]): readonly string[] {
  return servers.flatMap(({ url, variables = {} }) => {
    if (url === undefined) return [];
    const [, scheme = "", port = "", name = ""] = variablePort.exec(url) ?? [];
    const { default: value, enum: values = [] } = (Object.hasOwn(variables, name) ? variables[name] : undefined) ?? {};
    const usual = defaultPorts.get(scheme.toLowerCase());
    const mayBeUsual = usual !== undefined && [value, ...values].includes(usual);
    return mayBeUsual ? [url, url.replace(port, "")] : [url];
  });
}
