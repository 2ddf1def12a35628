// Chips for the versions in which something was added, changed and removed.
import { Chip } from "#template/parts/api/Constraints";
import type { HistoryMark } from "../../../src/model/page.ts";
import type { Translate } from "../../../src/model/template.ts";

/** The chips. */
export function HistoryMarks({
  mark: { since, changed, removed },
  t,
}: {
  readonly mark: HistoryMark;
  readonly t: Translate;
}) {
  return (
    <>
      {since === undefined ? null : <Chip text={t("apiSince", { version: since })} />}
      {changed === undefined ? null : <Chip text={t("apiChangedIn", { version: changed })} />}
      {removed === undefined ? null : <Chip text={t("apiRemovedIn", { version: removed })} />}
    </>
  );
}
