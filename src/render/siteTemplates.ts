// Which templates of the site are in the bundle: for messages about those that throw.

/** Put in by the bundler: paths below the site folder, such as `templates/parts/Toc.tsx`. */
declare const hubdocsSiteTemplates: readonly string[] | undefined;

/** The site's own templates. Outside of a bundle there are none. */
export const siteTemplates: readonly string[] = typeof hubdocsSiteTemplates === "undefined" ? [] : hubdocsSiteTemplates;
