// The servers whose addresses code in guides may name.
import type { NamedServer } from "../model/api.ts";
import type { Edition } from "../model/edition.ts";
import { apiKey, type Site } from "../model/site.ts";
import { textOf } from "../model/text.ts";

/** Default servers of an edition's APIs, in their order; of those with the same address the first. */
export function sampleServersOf({ key, locale }: Edition, { config, apis }: Site): readonly NamedServer[] {
  const servers = new Map<string, NamedServer>();
  for (const { id, serverName } of config.apis) {
    const server = apis.get(apiKey(key, id))?.spec.sampleServer;
    if (server === undefined || servers.has(server.base)) continue;
    const name = serverName === undefined ? {} : { name: textOf(serverName, locale.code, config.defaultLocale) };
    servers.set(server.base, { ...server, ...name });
  }
  return [...servers.values()];
}
