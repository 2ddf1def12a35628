// Static files as authors write them by their place in the site: `/content/static/img/a.png` as an editor shows it,
// `/static/img/a.png` as other tools have it.

/** The address of the file, `/img/a.png`; `undefined` for a path without a folder `static`. */
export const addressInStatic = (path: string): string | undefined => /(?:^|\/)static(\/[^?#]+)/.exec(path)?.[1];
