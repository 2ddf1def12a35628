// Addresses of servers: the one that requests begin with when a reader chooses nothing, and those there are to choose from.
import type { ApiServer } from "../../../src/model/api.ts";

/** A server's address with the defaults of its variables, without a final slash: `http://hub.local/api/v1`. */
export function serverAddress({ url, variables }: ApiServer): string {
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  return url.replace(/\{([^{}]*)\}/g, (place, name: string) => defaults.get(name) ?? place).replace(/\/+$/, "");
}

/** An address that readers can choose; its label is empty where it has none. */
export type ServerChoice = { readonly address: string; readonly label: string };

/** Addresses that are offered at most. */
const maxChoices = 20;
/** Addresses that are written whole: `https://eu.example.com/v1`; not `/v1`, `https://{tenant}.example.com`. */
const whole = /^https?:\/\/[^\s{}]+$/;

/**
 * The addresses that servers can have, each with every value that a variable lists; none where there is but one.
 * @param base The address that samples begin with, which is the first server's.
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
