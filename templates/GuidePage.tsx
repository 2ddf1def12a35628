// A page with all docs of a sidebar, for printing or reading in one go: a table of contents and the chapters.
import { Label } from "#template/parts/Label";
import type { GuideEntry } from "../src/model/page.ts";
import { chaptersMark } from "../src/model/page.ts";
import type { PageTemplateProps } from "../src/model/template.ts";

/** Content of `main` for a guide. */
export function GuidePage({ content, ...shell }: PageTemplateProps<"guide">) {
  const { t, Html, edition } = shell;
  const site = edition.site.title;
  return (
    <article className="guide">
      <h1>{content.title === t("guideTitle") ? t("guideHeading", { site }) : `${site}: ${content.title}`}</h1>
      <p className="lead">{t("guideNote")}</p>
      <nav className="prose" aria-label={t("guideContents")}>
        <Entries entries={content.entries} depth={0} />
      </nav>
      <Html as="div" html={chaptersMark} />
    </article>
  );
}

function EntryLabel({ label, id, href = id === undefined ? undefined : `#${id}` }: GuideEntry) {
  const name = <Label text={label} />;
  return href === undefined ? name : <a href={href}>{name}</a>;
}

interface EntriesProps {
  readonly entries: readonly GuideEntry[];
  readonly depth: number;
}

/** Entries of one depth, each with the deeper entries that follow it. */
function Entries({ entries, depth }: EntriesProps) {
  const starts = entries.flatMap((entry, index) => (entry.depth === depth ? [index] : []));
  return (
    <ul>
      {starts.map((start, place) => {
        const inner = entries.slice(start + 1, starts[place + 1]);
        const entry = entries[start];
        return entry === undefined ? null : (
          <li key={start}>
            <EntryLabel {...entry} />
            {inner.length === 0 ? null : <Entries entries={inner} depth={depth + 1} />}
          </li>
        );
      })}
    </ul>
  );
}
