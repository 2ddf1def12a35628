// Gives configurations that are written as a module their type.
import type { UserConfig } from "../model/userConfig.ts";

/**
 * Returns the configuration unchanged. Its only use is its type, by which editors complete and check what is written.
 * @example export default defineConfig({ title: "My hub", locales: { default: "en", en: {}, uk: {} } });
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
