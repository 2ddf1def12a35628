// In which versions something came, was changed and went. Nothing of it in an API with one version.
import { Chip } from "#template/parts/api/Constraints";
import type { HistoryMark, PageHistory } from "../../../src/model/page.ts";
import type { ApiTemplateProps, Translate } from "../../../src/model/template.ts";

/** What a row's history is looked up by. */
export interface RowHistoryProps {
  readonly api: ApiTemplateProps;
  /** Absent for what has no history of its own. */
  readonly trace?: string | undefined;
}

/** Marks of a row of the page. */
export function RowHistory({ api: { page, t }, trace }: RowHistoryProps) {
  const history = "history" in page.content ? page.content.history : undefined;
  const mark = trace === undefined || history === undefined ? undefined : history.rows[trace];
  return mark === undefined ? null : <Marks mark={mark} t={t} />;
}

/** Marks of the page as a whole, with the way to all changes. */
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
      <Marks mark={own} t={t} />
      {changesHref === undefined ? null : (
        <>
          {" "}
          <a href={changesHref}>{t("apiChanges")}</a>
        </>
      )}
    </p>
  );
}

function Marks({ mark: { since, changed, removed }, t }: { readonly mark: HistoryMark; readonly t: Translate }) {
  return (
    <>
      {since === undefined ? null : <Chip text={t("apiSince", { version: since })} />}
      {changed === undefined ? null : <Chip text={t("apiChangedIn", { version: changed })} />}
      {removed === undefined ? null : <Chip text={t("apiRemovedIn", { version: removed })} />}
    </>
  );
}
