// History marks of a parameter, field or other row of an API page; none for APIs with one version.
import { HistoryMarks } from "#template/parts/api/HistoryMarks";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The key by which a row's history is looked up. */
export interface RowHistoryProps {
  readonly api: ApiTemplateProps;
  /** Absent for rows without a history. */
  readonly trace?: string | undefined;
}

/** The history marks of a row. */
export function RowHistory({ api: { page, t }, trace }: RowHistoryProps) {
  const history = "history" in page.content ? page.content.history : undefined;
  const mark = trace === undefined || history === undefined ? undefined : history.rows[trace];
  return mark === undefined ? null : <HistoryMarks mark={mark} t={t} />;
}
