// The history of a parameter, field or other row of an API page. Nothing of it in an API with one version.
import { HistoryMarks } from "#template/parts/api/HistoryMarks";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

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
  return mark === undefined ? null : <HistoryMarks mark={mark} t={t} />;
}
