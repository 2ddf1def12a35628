// The content of a hit: breadcrumbs, titles and an excerpt, with the found words marked.
import type { ReactNode } from "react";
import type { SearchRange } from "../../../src/model/search.ts";
import type { FoundHit } from "./client.ts";

/** The content of a hit. */
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

/**
 * A heading below the title. The character before it is not read aloud; the space separates the words for screen
 * readers.
 */
function HitStep({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {" "}
      <span className="hit-section">{children}</span>
    </>
  );
}

/** A text with marked ranges, which are in order. */
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
