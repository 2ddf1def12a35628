// The original of a translated section, which readers can open below its heading.
import type { TemplateProps } from "../../src/model/template.ts";

/** What the part needs. */
export interface OriginalSectionProps extends TemplateProps {
  /** Id of the section; empty for what stands before the first heading. */
  readonly id: string;
  /** The section in the original. */
  readonly href: string;
  /** Language of the original. */
  readonly lang: string;
}

/** Folded; without scripts it holds the link alone. */
export function OriginalSection({ Island, t, id, href, lang }: OriginalSectionProps) {
  const texts = { show: t("originalSection"), open: t("originalPage") };
  return (
    <Island
      name="Original"
      id={`original-of:${id}`}
      className="section-note"
      when="manual"
      props={{ href, lang, texts, ...(id === "" ? {} : { heading: id }) }}
    />
  );
}
