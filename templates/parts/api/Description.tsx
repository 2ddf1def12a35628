// The description at the top of a page. A short first paragraph opens the page in larger letters; a long one is text.
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** A description. */
export interface DescriptionProps {
  readonly api: ApiTemplateProps;
  readonly html: string | undefined;
}

/** Longest opening, characters of HTML: three or four lines. */
const maxOpening = 240;

/** The text; nothing without one. */
export function Description({ api: { Html }, html }: DescriptionProps) {
  if (html === undefined) return null;
  const isOpening = html.startsWith("<p>") && html.indexOf("</p>") <= maxOpening;
  return <Html as="div" className={isOpening ? "prose opening" : "prose"} html={html} />;
}
