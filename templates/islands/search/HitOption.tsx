// A hit in the list of the search box.
import type { MouseEvent } from "react";
import type { FoundHit } from "./client.ts";
import { HitContent } from "./HitContent.tsx";

/** A hit, its link, and event handlers. */
export interface HitOptionProps {
  readonly id: string;
  readonly hit: FoundHit;
  readonly href: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  /** Called when the link is followed, with whether it opens in this tab. */
  readonly onFollow: (isHere: boolean) => void;
}

/** The option. It contains an ordinary link, so that it can be opened in another tab. */
export function HitOption({ id, hit, href, isActive, onPoint, onFollow }: HitOptionProps) {
  const follow = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): void =>
    onFollow(button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    <div id={id} role="option" aria-selected={isActive} onPointerMove={onPoint}>
      <a href={href} tabIndex={-1} onClick={follow}>
        <HitContent hit={hit} />
      </a>
    </div>
  );
}
