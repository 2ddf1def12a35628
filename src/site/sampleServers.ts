// The servers whose addresses code in guides may name.
import type { NamedServer } from "../model/api.ts";
import type { LocaleCode } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import { apiKey, type Site } from "../model/site.ts";
import { textOf } from "../model/text.ts";

/** Default servers of an edition's APIs, in their order; of those with the same address the first. */
export function sampleServersOf({ key, locale }: Edition, { config, apis }: Site): readonly NamedServer[] {
  const servers = new Map<string, NamedServer>();
  for (const { id } of config.apis) {
    const server = apis.get(apiKey(key, id))?.spec.sampleServer;
    if (server === undefined || servers.has(server.base)) continue;
    const name = serverNameOf(id, locale.code, config);
    servers.set(server.base, name === undefined ? server : { ...server, name });
  }
  return [...servers.values()];
}

/** What readers call a server of their own of an API; `undefined` when the site has no word for it. */
export function serverNameOf(apiId: string, locale: LocaleCode, config: Config): string | undefined {
  const name = config.apis.find(({ id }) => id === apiId)?.serverName;
  return name === undefined ? undefined : textOf(name, locale, config.defaultLocale);
}
