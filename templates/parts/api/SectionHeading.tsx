// A heading of an API page with a link to itself.
import { createElement, type ReactNode } from "react";
import { HeadingLink } from "#template/parts/HeadingLink";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** A heading. */
export interface SectionHeadingProps {
  readonly api: Pick<ApiTemplateProps, "t" | "Html">;
  /** 2 for a section of the page, 3 for a subsection, … */
  readonly level: number;
  /** Unique in the page. */
  readonly id: string;
  /** Plain text for the link's label. */
  readonly title: string;
  /** Content of the heading, if it is more than its title. */
  readonly children?: ReactNode;
  /** Content beside the heading. */
  readonly mark?: ReactNode;
}

/** The heading with its link. */
export function SectionHeading({ api, level, id, title, children, mark }: SectionHeadingProps) {
  const { t, Html } = api;
  return (
    <div className="heading">
      {createElement(`h${Math.min(level, 6)}`, { id }, children ?? title)}
      <HeadingLink of={{ Html }} id={id} label={t("headingLink", { value: title })} />
      {mark}
    </div>
  );
}
