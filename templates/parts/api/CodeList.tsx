// A list of names or values in a line, each as code.
import { Fragment } from "react";

/** The values to show. */
export interface CodeListProps {
  readonly values: readonly string[];
  /** Text between two values. @default a space */
  readonly separator?: string;
}

/** The values, in the order given. */
export function CodeList({ values, separator = " " }: CodeListProps) {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index === 0 ? null : separator}
      <code>{value}</code>
    </Fragment>
  ));
}
