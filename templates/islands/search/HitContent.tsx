// What a hit shows: where it is, its titles and a piece of its text, with the found words marked.
import type { ReactNode } from "react";
import type { SearchRange } from "../../../src/model/search.ts";
import type { FoundHit } from "./client.ts";

/** The hit. */
export function HitContent({ hit }: { readonly hit: FoundHit }) {
  const { title, section, parents, method, path, excerpt } = hit;
  return (
    <>
      {parents.length === 0 ? null : <span className="hit-parents">{parents.join(" › ")}</span>}
      <span className="hit-title">
        {method === undefined ? null : (
          <span className={`method method-${method.toLowerCase()}`}>{method.toUpperCase()}</span>
        )}
        <Marked text={title} ranges={hit.titleRanges} />
        {section === "" ? null : (
          <span className="hit-section">
            <Marked text={section} ranges={hit.sectionRanges} />
          </span>
        )}
      </span>
      {path === undefined ? null : <code className="hit-path">{path}</code>}
      {excerpt === undefined || excerpt.text === "" ? null : (
        <span className="hit-excerpt">
          <Marked text={excerpt.text} ranges={excerpt.ranges} />
        </span>
      )}
    </>
  );
}

/** A text with marked stretches, which follow one another. */
function Marked({ text, ranges }: { readonly text: string; readonly ranges: readonly SearchRange[] }) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    pieces.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
