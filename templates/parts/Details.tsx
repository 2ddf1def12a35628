// Text that readers can expand.
import { interfaceLang } from "../../src/model/interfaceLang.ts";
import type { DetailsTemplateProps } from "../../src/model/template.ts";

/** The details. */
export function Details({ summaryHtml, open = false, bodyHtml, ...shell }: DetailsTemplateProps) {
  const { t, Html } = shell;
  return (
    <details className="details" open={open}>
      {summaryHtml === undefined ? (
        <summary lang={interfaceLang(shell)}>{t("details")}</summary>
      ) : (
        <Html as="summary" html={summaryHtml} />
      )}
      <Html as="div" html={bodyHtml} />
    </details>
  );
}
