// Tools above long schemas: expand or collapse all, and filter fields by name. The rows are static markup outside the
// island; it opens, closes and hides them.
import { useEffect, useId, useRef, useState } from "react";

/** The form's texts. `found` contains the placeholders `{count}` and `{total}`. */
export interface SchemaToolsProps {
  readonly texts: {
    readonly label: string;
    readonly find: string;
    readonly expand: string;
    readonly collapse: string;
    readonly expanded: string;
    readonly collapsed: string;
    readonly found: string;
  };
}

/** The tools. */
export default function SchemaTools({ texts }: SchemaToolsProps) {
  const bar = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [count, setCount] = useState(0);
  const [folded, setFolded] = useState("");
  /** Rows that the filter has opened. */
  const opened = useRef(new Set<HTMLDetailsElement>());
  const id = useId();

  // Takes over what was typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ""), []);
  useEffect(() => {
    const article = bar.current?.closest("article");
    if (article) setCount(showMatches(article, query.trim().toLowerCase(), opened.current));
  }, [query]);
  useEffect(() => {
    const article = bar.current?.closest("article");
    const reveal = (): void => {
      const target = article?.querySelector("li[hidden]:target, li[hidden] :target");
      if (!article || !target || !field.current) return;
      field.current.value = "";
      setQuery("");
      showMatches(article, "", opened.current);
      // Now that the target has a place, what reveals targets opens what is around it.
      dispatchEvent(new Event("hashchange"));
      target.scrollIntoView();
    };
    addEventListener("hashchange", reveal);
    return () => removeEventListener("hashchange", reveal);
  }, []);
  const fold = (isOpen: boolean): void => {
    // What the reader closes or opens stays so, whatever the filter has opened.
    opened.current.clear();
    for (const details of bar.current?.closest("article")?.querySelectorAll<HTMLDetailsElement>(foldable) ?? []) {
      details.open = isOpen;
    }
    const done = isOpen ? texts.expanded : texts.collapsed;
    // What stands there already is told again only where it differs.
    setFolded((before) => (before === done ? `${done}\u00a0` : done));
  };

  return (
    <search className="schema-tools" aria-label={texts.label} ref={bar}>
      <input
        ref={field}
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={id}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <button type="button" onClick={() => fold(true)}>
        {texts.expand}
      </button>
      <button type="button" onClick={() => fold(false)}>
        {texts.collapse}
      </button>
      <p id={id} role="status">
        {query.trim() === "" ? "" : texts.found.replace("{count}", () => String(count))}
      </p>
      {/* What the buttons have done is seen by those who see it. */}
      <p className="visually-hidden" role="status">
        {folded}
      </p>
    </search>
  );
}

const foldable = ".rows details, details.body";

/**
 * Shows only rows whose name contains the text, with the rows that contain them and those inside; all rows if the text
 * is empty. Closes what an earlier text has opened.
 */
function showMatches(article: Element, text: string, opened: Set<HTMLDetailsElement>): number {
  const rows = [...article.querySelectorAll<HTMLElement>(".rows li")];
  for (const details of opened) details.open = false;
  opened.clear();
  if (text === "") {
    for (const row of rows) row.hidden = false;
    return 0;
  }
  const matching = rows.filter((row) => nameOf(row).includes(text));
  const shown = new Set<Element>();
  for (const match of matching) {
    for (let around: Element | null = match; around !== null && around !== article; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement && around !== match && !around.open) {
        around.open = true;
        opened.add(around);
      }
      shown.add(around);
    }
    for (const inside of match.querySelectorAll("li")) shown.add(inside);
  }
  for (const row of rows) row.hidden = !shown.has(row);
  return matching.length;
}

/** The name of a row; rows without a name have a label instead. */
function nameOf(row: HTMLElement): string {
  return row.querySelector(":scope > .n")?.textContent?.toLowerCase() ?? "";
}
