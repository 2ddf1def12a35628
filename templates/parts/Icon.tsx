// A decorative line icon. Labels belong to the element around it.
import { iconPaths } from "./iconPaths.ts";

/** Name of a built-in icon. */
export interface IconProps {
  readonly name: string;
}

/** The icon of that name; nothing for an unknown one. */
export function Icon({ name }: IconProps) {
  const path = Object.hasOwn(iconPaths, name) ? iconPaths[name] : undefined;
  if (path === undefined) return null;
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
