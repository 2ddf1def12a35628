// Names of the output files that servers and other programs look for.

/** Headers that hosts send with every page. */
export const headersFileName = "_headers";

/** Files with redirects by kind, as `redirectFiles` of the configuration lists them. */
export const redirectFileNames = {
  _redirects: "_redirects",
  netlify: "_redirects",
  nginx: "redirects.nginx.conf",
  caddy: "redirects.caddy",
} as const;
