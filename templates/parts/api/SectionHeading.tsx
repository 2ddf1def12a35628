// A heading of an API page with the link to it.
import { createElement, type ReactNode } from "react";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** A heading. */
export interface SectionHeadingProps {
  readonly api: Pick<ApiTemplateProps, "t" | "Html">;
  /** 2 for a part of the page, 3 for a part of that, … */
  readonly level: number;
  /** Unique in the page. */
  readonly id: string;
  /** Text for the label of the link. */
  readonly title: string;
  /** What the heading shows, when it is more than its title. */
  readonly children?: ReactNode;
  /** What stands beside the heading. */
  readonly mark?: ReactNode;
}

/** The heading; its link stands beside it, so that it is no part of the heading's name. */
export function SectionHeading({ api, level, id, title, children, mark }: SectionHeadingProps) {
  const { t, Html } = api;
  const label = t("headingLink", { value: title });
  return (
    <div className="heading">
      {createElement(`h${Math.min(level, 6)}`, { id }, children ?? title)}
      <Html
        as="a"
        className="heading-link"
        href={`#${encodeURIComponent(id)}`}
        aria-label={label}
        title={label}
        html=""
      />
      {mark}
    </div>
  );
}
