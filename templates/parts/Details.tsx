// Text that readers unfold.
import type { DetailsTemplateProps } from "../../src/model/template.ts";

/** The details. */
export function Details({ summaryHtml, open = false, bodyHtml, t, Html }: DetailsTemplateProps) {
  return (
    <details className="details" open={open}>
      {summaryHtml === undefined ? <summary>{t("details")}</summary> : <Html as="summary" html={summaryHtml} />}
      <Html as="div" html={bodyHtml} />
    </details>
  );
}
