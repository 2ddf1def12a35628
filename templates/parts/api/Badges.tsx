// Badges that authors give an operation: their words, in colours of the theme.
import { Fragment } from "react";
import type { ApiBadge } from "../../../src/model/api.ts";

/** Badges. */
export interface BadgesProps {
  readonly badges: readonly ApiBadge[];
}

/** The method whose badge has a tone's colours. The form is another one: a badge is no method. */
const methods = { green: "get", blue: "post", amber: "put", violet: "patch", red: "delete" } as const;

/** A line of badges; nothing without one. */
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
