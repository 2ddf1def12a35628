// React elements to HTML text by React itself.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Hints to load pictures early that React puts before markup with eager images. */
const imagePreload = '<link rel="preload" as="image"';

/** HTML of an element: no attributes for hydration, no preload links (pages load their pictures where they stand). */
export function reactMarkup(element: ReactElement): string {
  let html = renderToStaticMarkup(element);
  while (html.startsWith(imagePreload)) html = html.slice(html.indexOf("/>") + 2);
  return html;
}
