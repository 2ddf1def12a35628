// What a hit shows: where it is, its titles and a piece of its text, with the found words marked.
import type { ReactNode } from "react";
import type { SearchRange } from "../../../src/model/search.ts";
import type { FoundHit } from "./client.ts";

/** The hit. */
export function HitContent({ hit }: { readonly hit: FoundHit }) {
  const { title, section, parents, headings, method, path, excerpt } = hit;
  return (
    <>
      {parents.length === 0 ? null : <span className="hit-parents">{parents.join(" › ")}</span>}
      <span className="hit-title">
        {method === undefined ? null : <span className={`method method-${method.toLowerCase()}`}>{method}</span>}
        <Marked text={title} ranges={hit.titleRanges} />
        {headings.map((heading) => (
          <HitStep key={heading}>{heading}</HitStep>
        ))}
        {section === "" ? null : (
          <HitStep>
            <Marked text={section} ranges={hit.sectionRanges} />
          </HitStep>
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

/** A heading below the title. The sign before it is not read out: the space keeps the words apart. */
function HitStep({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {" "}
      <span className="hit-section">{children}</span>
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
