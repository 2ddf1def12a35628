// Loads a script of the site on demand.

/** Imports the module at a URL. */
export const importModule = (href: string) => import(href);
