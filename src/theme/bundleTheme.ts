// The theme of a site: templates, styles, browser code and texts, bundled side by side.
import type { Outcome } from "../model/diagnostic.ts";
import { bundleBoot } from "./bundleClient.ts";
import { bundleServer } from "./bundleServer.ts";
import { bundleStyles } from "./bundleStyles.ts";
import { loadStrings } from "./loadStrings.ts";
import type { Theme, ThemeInput } from "./theme.ts";

/**
 * Bundles a site's theme and writes its renderer into the work folder. What is wrong in the site's own files is
 * reported; then there is no theme.
 */
export async function bundleTheme(input: ThemeInput): Promise<Outcome<Theme | undefined>> {
  const [server, styles, boot, strings] = await Promise.all([
    bundleServer(input),
    bundleStyles(input),
    bundleBoot(input.packageFolder),
    loadStrings(input),
  ]);
  const diagnostics = [...server.diagnostics, ...styles.diagnostics, ...strings.diagnostics];
  if (server.value === undefined || styles.value === undefined) return { value: undefined, diagnostics };
  return {
    value: {
      rendererFile: server.value.file,
      templatesHash: server.value.hash,
      emitted: [...styles.value.emitted, boot],
      stylePath: styles.value.stylePath,
      bootPath: boot.path,
      fontPaths: styles.value.fontPaths,
      strings: strings.value,
    },
    diagnostics,
  };
}
