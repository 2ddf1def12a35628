// URLs of the servers of an API: the default one, and those that readers can choose.
import type { ApiServer, SampleServer, ServerChoice } from "./api.ts";

/** A server's URL with the defaults of its variables, without trailing slash: `http://hub.local/api/v1`. */
export function serverAddress({ url, variables }: ApiServer): string {
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  return url.replace(/\{([^{}]*)\}/g, (place, name: string) => defaults.get(name) ?? place).replace(/\/+$/, "");
}

/** Most URLs that are offered. */
const maxChoices = 20;
/** Matches complete URLs: `https://eu.example.com/v1`; not `/v1`, `https://{tenant}.example.com`. */
const whole = /^https?:\/\/[^\s{}]+$/;

/**
 * The URLs that servers can have, with every value that their variables list; none if there is only one.
 * @param base The URL in samples, which is the first server's.
 */
export function serverChoices(servers: readonly ApiServer[], base: string): readonly ServerChoice[] {
  const labels = new Map<string, string>();
  for (const server of servers) for (const address of addressesOf(server)) labels.set(address, server.label ?? "");
  const others = [...labels]
    .filter(([address]) => whole.test(address) && address !== base)
    .slice(0, maxChoices)
    .map(([address, label]) => ({ address, label }));
  return others.length === 0 ? [] : [{ address: base, label: servers[0]?.label ?? "" }, ...others];
}

function addressesOf(server: ApiServer): readonly string[] {
  const variants = server.variables.reduce<readonly ApiServer[]>(
    (made, { name, default: usual, enum: values }) =>
      made
        .flatMap((one) =>
          [usual, ...values.filter((value) => value !== usual)].map((value) => ({
            ...one,
            url: one.url.replaceAll(`{${name}}`, () => value),
          })),
        )
        .slice(0, maxChoices + 1),
    [server],
  );
  return variants.map(serverAddress);
}

/** The default server of an API as guides name it; `undefined` if its address is not complete. */
export function sampleServerOf(servers: readonly ApiServer[]): SampleServer | undefined {
  const [server] = servers;
  if (server === undefined) return undefined;
  const base = serverAddress(server);
  const choices = serverChoices(servers, base);
  return whole.test(base)
    ? { base, choices, isOneOfMany: server.variables.length > 0 || choices.length > 0 }
    : undefined;
}
