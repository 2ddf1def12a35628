// The history marks of an operation or schema as a whole, at the top of its page.
import { HistoryMarks } from "#template/parts/api/HistoryMarks";
import type { PageHistory } from "../../../src/model/page.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The marks, with a link to all changes. */
export function WholeHistory({
  api: { t },
  history,
}: {
  readonly api: ApiTemplateProps;
  readonly history: PageHistory;
}) {
  const { own, changesHref } = history;
  if (Object.keys(own).length === 0) return null;
  return (
    <p className="history">
      <HistoryMarks mark={own} t={t} />
      {changesHref === undefined ? null : (
        <>
          {" "}
          <a href={changesHref}>{t("apiChanges")}</a>
        </>
      )}
    </p>
  );
}
