// The description at the top of a page. A short first paragraph is set in larger letters, a long one as normal text.
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** A description. */
export interface DescriptionProps {
  readonly api: ApiTemplateProps;
  readonly html: string | undefined;
}

/** Longest first paragraph in larger letters, in characters of HTML: three or four lines. */
const maxOpening = 240;

/** The description; nothing if there is none. */
export function Description({ api: { Html }, html }: DescriptionProps) {
  if (html === undefined) return null;
  const isOpening = html.startsWith("<p>") && html.indexOf("</p>") <= maxOpening;
  return <Html as="div" className={isOpening ? "prose opening" : "prose"} html={html} />;
}
