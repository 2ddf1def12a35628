// The style rule for the colours of the announcement. The policy of the pages allows no styles in elements.
import type { Config } from "../model/config.ts";

/** The rule; empty where the colours are the theme's. */
export function announcementRule({ announcement }: Pick<Config, "announcement">): string {
  const { backgroundColor, textColor } = announcement ?? {};
  const background = backgroundColor === undefined ? "" : `background: ${backgroundColor};`;
  const color = textColor === undefined ? "" : `color: ${textColor};`;
  return background || color ? `.announcement { ${background} ${color} }` : "";
}
