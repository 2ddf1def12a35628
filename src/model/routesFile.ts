// What a server has to know of a built site: which file answers which address. Written by the build into the
// output, read by `serve`; never served itself.

/** Name of the file at the root of the output. */
export const routesFileName = ".hubdocs-routes.json";

/** Content of the file. */
export interface RoutesFile {
  /** Raised when the meaning of a field changes. */
  readonly format: 1;
  /** The site's base URL: begins and ends with `/`. */
  readonly baseUrl: string;
  /** Content security policy that the site's pages work under. */
  readonly contentSecurity: string;
  /**
   * Output file of every route by its address, as the model writes addresses: without base URL, not
   * percent-encoded (`/uk/docs/intro` → `uk/docs/intro/index.html`). Any other spelling of an address is redirected to it.
   */
  readonly routes: Readonly<Record<string, string>>;
}
