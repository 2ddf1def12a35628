// Teaches esbuild where the files lie that a site's style names, and tells its findings as places of the site.
import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { sitePath } from "../model/brands.ts";
import { staticFolder } from "../model/contentFolders.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ThemeInput } from "./theme.ts";

/** Endings of files that a style may name. */
export const assetEndings = [".woff2", ".woff", ".svg", ".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif"];

/**
 * `url(/img/a.png)` is a static file of the site, as in pages: it stays where it is, and the style names it as seen from
 * `assets/`, whatever the base URL. One that is not there is left to the bundler, which reports it.
 */
export function staticAddresses({ siteFolder, inputs }: Pick<ThemeInput, "siteFolder" | "inputs">): Plugin {
  return {
    name: "hubdocs-static-addresses",
    setup({ onResolve }) {
      onResolve({ filter: /^\/[^/]/ }, async ({ path, kind }) => {
        if (kind !== "url-token") return undefined;
        const [file = ""] = path.split(/[?#]/);
        const target = join(siteFolder, staticFolder, file);
        const isThere = await access(target).then(
          () => true,
          () => false,
        );
        if (!isThere) return undefined;
        inputs?.add(target);
        return { path: `..${path}`, external: true };
      });
    },
  };
}

/** What mends a message of the bundler about a style. */
export function styleHint(text: string): string | undefined {
  if (text.startsWith('Could not resolve "/'))
    return "put the file into content/static, or write its path relative to this file";
  if (text.startsWith("Could not resolve")) return "write the path of the file relative to this one";
  if (/"\.(?:s[ac]ss|less|styl)"/.test(text))
    return "styles must be CSS: name the file that the preprocessor generates";
  return text.startsWith("No loader")
    ? `styles can use only these types of files: ${assetEndings.join(", ")}`
    : undefined;
}

/** A finding about one of the styles as a whole: the list of them that the bundler reads is no file of the site. */
export function inOwnStyle(diagnostic: Diagnostic, styles: readonly string[]): Diagnostic {
  const { location } = diagnostic;
  if (location === undefined || !location.file.startsWith("styles:")) return diagnostic;
  const style = styles[(location.line ?? 1) - 1];
  const { location: _, ...rest } = diagnostic;
  return style === undefined ? rest : { ...rest, location: { file: sitePath(style), line: 1, column: 1 } };
}
