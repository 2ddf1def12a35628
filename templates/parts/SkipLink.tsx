// The first thing the keyboard reaches: a way past the header and the sidebar.
import type { TemplateProps } from "../../src/model/template.ts";

/** Link to `main`. Works without scripts; with them the address stays as it is. */
export function SkipLink({ t }: TemplateProps) {
  return (
    <a className="skip-link" href="#main">
      {t("skipToContent")}
    </a>
  );
}
