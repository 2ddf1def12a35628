// A hit in the list of the search box.
import type { MouseEvent } from "react";
import type { FoundHit } from "./client.ts";
import { HitContent } from "./HitContent.tsx";

/** A hit, where it leads and what happens to it. */
export interface HitOptionProps {
  readonly id: string;
  readonly hit: FoundHit;
  readonly href: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  /** Called when the link is followed, with whether it opens in this tab. */
  readonly onFollow: (isHere: boolean) => void;
}

/** The option. It is a link as any other: it can be opened in another tab. */
export function HitOption({ id, hit, href, isActive, onPoint, onFollow }: HitOptionProps) {
  const follow = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): void =>
    onFollow(button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey);
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      href={href}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={follow}
    >
      <HitContent hit={hit} />
    </a>
  );
}
