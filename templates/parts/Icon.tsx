// A decorative line icon. The element around it has the label.
import type { ReactElement } from "react";
import { iconPaths } from "./iconPaths.ts";

/** Name of a built-in icon. */
export interface IconProps {
  readonly name: string;
}

/** Rendered icons: a page repeats the same few. */
const drawn = new Map<string, ReactElement | null>();

/** The icon with that name; nothing if the name is unknown. */
export function Icon({ name }: IconProps) {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const icon = draw(name);
  drawn.set(name, icon);
  return icon;
}

function draw(name: string): ReactElement | null {
  const path = Object.hasOwn(iconPaths, name) ? iconPaths[name] : undefined;
  if (path === undefined) return null;
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
