// What stands below the headings of a translation about its original: that a section has changed since, and a way to see it.
import { OriginalSection } from "#template/parts/OriginalSection";
import { StaleNote } from "#template/parts/StaleNote";
import type { TemplateProps } from "../model/template.ts";
import { staticMarkup } from "./staticMarkup.ts";

/** HTML by a section's id, which is empty for what stands before the first heading; empty for sections without a note. */
export function sectionNotes(shell: TemplateProps): (id: string) => string {
  const { stale = {}, original } = shell.page.body ?? {};
  const lacking = new Set(original?.lacks);
  return (id) => {
    const changed = Object.hasOwn(stale, id) ? stale[id] : undefined;
    const note = changed === undefined ? "" : staticMarkup(<StaleNote href={changed} {...shell} />);
    if (original === undefined || lacking.has(id)) return note;
    const { renamed = {} } = original;
    const there = Object.hasOwn(renamed, id) ? (renamed[id] ?? id) : id;
    const href = there === "" ? original.href : `${original.href}#${there}`;
    return note + staticMarkup(<OriginalSection {...shell} id={id} href={href} lang={original.lang} />);
  };
}
