// Loading a script of the site when its time has come.

/** The module at an address. */
export const importModule = (href: string) => import(href);
