// Badges that authors give an operation: their own words, in colours of the theme.
import { Fragment } from "react";
import type { ApiBadge } from "../../../src/model/api.ts";

/** The badges of an operation. */
export interface BadgesProps {
  readonly badges: readonly ApiBadge[];
}

/** The method whose colours a badge's colour uses. Its shape differs, because a badge is not a method. */
const methods = { green: "get", blue: "post", amber: "put", violet: "patch", red: "delete" } as const;

/** A line of badges; nothing if there are none. */
export function Badges({ badges }: BadgesProps) {
  if (badges.length === 0) return null;
  return (
    <p className="api-line">
      {badges.map(({ name, tone }) => (
        <Fragment key={name}>
          <span className={tone === undefined ? "c" : `c method-${methods[tone]}`}>{name}</span>{" "}
        </Fragment>
      ))}
    </p>
  );
}
