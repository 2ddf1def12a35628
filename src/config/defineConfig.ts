// The typed door for configurations written as a module.
import type { UserConfig } from "../model/userConfig.ts";

/**
 * Gives the configuration back as it is: editors complete and check it while it is written.
 * @example export default defineConfig({ title: "My hub", locales: { default: "en", en: {}, uk: {} } });
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
