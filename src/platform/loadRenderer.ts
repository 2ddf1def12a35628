// Loads the server bundle of a theme and checks that it has the functions that the pipeline calls. Renders nothing itself.
import { pathToFileURL } from "node:url";
import type { ApiBody } from "../model/api.ts";
import type { DocBody } from "../model/body.ts";
import { bugError } from "../model/bugError.ts";
import type { EditionProps, PageProps, Receipt } from "../model/page.ts";
import type { SocialCardProps } from "../model/socialCard.ts";
import { importModule, loadScript } from "./loadScript.ts";

/** The server bundle of a theme. */
export interface Renderer {
  /** Paths of the site's own templates below its folder. */
  readonly siteTemplates: readonly string[];
  renderPage(edition: EditionProps, page: PageProps, body: DocBody | ApiBody | undefined): string;
  /** Index of the navbar item whose rendering throws an error with this message. */
  failingNavbarItem(edition: EditionProps, page: PageProps, reason: string): number | undefined;
  renderCard(given: Omit<SocialCardProps, "formatDate">): string;
  /** @param isAllowed Whether the site's policy allows the text of an inline script or style. */
  readReceipt(
    html: string,
    isAllowed?: (element: "script" | "style", text: string) => boolean,
  ): Pick<Receipt, "hrefs" | "ids" | "loads" | "inlineCode">;
}

/**
 * Loads a renderer. Its file name holds a digest of its content, so a changed bundle is a different module.
 * @param file Absolute path: a module, or the script of the built-in theme that lies ready in the package.
 */
export async function loadRenderer(file: string): Promise<Renderer> {
  const module: unknown = isBuiltIn(file) ? loadScript(file) : await importModule(pathToFileURL(file).href);
  if (isRenderer(module)) return module;
  throw bugError(`${file} does not export renderPage and readReceipt`);
}

/** Whether a renderer has no code of a site in it. */
export const isBuiltIn = (file: string): boolean => file.endsWith(".cjs");

function isRenderer(module: unknown): module is Renderer {
  if (typeof module !== "object" || module === null) return false;
  return (
    "renderPage" in module &&
    typeof module.renderPage === "function" &&
    "readReceipt" in module &&
    typeof module.readReceipt === "function"
  );
}
