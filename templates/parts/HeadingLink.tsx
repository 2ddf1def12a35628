// The link of a heading to itself.
import type { TemplateProps } from "../../src/model/template.ts";

/** What a link of a heading needs. */
export interface HeadingLinkProps {
  readonly of: Pick<TemplateProps, "Html">;
  /** Id of the heading. */
  readonly id: string;
  /** What the link is called. */
  readonly label: string;
}

/** The link. It stands beside its heading and not inside, so that it is not part of the heading's accessible name. */
export function HeadingLink({ of: { Html }, id, label }: HeadingLinkProps) {
  return (
    <Html
      as="a"
      className="heading-link"
      href={`#${encodeURIComponent(id)}`}
      aria-label={label}
      title={label}
      html=""
    />
  );
}
