// Which language an address of the site is in. The only thing that its first segment can tell for certain.
import { bugError } from "./bugError.ts";
import type { Config } from "./config.ts";

/** The locale whose pages stand at an address: the one that its first segment names, else the default one. */
export function localeOfAddress(address: string, { locales }: Pick<Config, "locales">): Config["locales"][number] {
  const own = locales.find(({ code, isDefault }) => !isDefault && `${address}/`.startsWith(`/${code}/`));
  const locale = own ?? locales.find(({ isDefault }) => isDefault);
  if (locale === undefined) throw bugError("A site has a default locale");
  return locale;
}

/** The address as redirects are written, for all languages: `/docs/a` for `/uk/docs/a`. */
export function withoutLocale(address: string, config: Pick<Config, "locales">): string {
  const { code, isDefault } = localeOfAddress(address, config);
  return isDefault ? address : address.slice(code.length + 1) || "/";
}
