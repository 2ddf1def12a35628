// Opens what hides the target of the URL's hash: unselected tabs and closed details.
import { reveal } from "./tabs.ts";

/** Reveals the current target and scrolls to it. */
export function revealTarget(): void {
  const target = targetOf(location.hash);
  if (target?.checkVisibility() !== false) return;
  reveal(target);
  target.scrollIntoView();
}

/** The element that a hash (`#%D0%B2`) refers to. */
export function targetOf(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Not validly encoded: browsers then compare the hash as it is.
  }
  return document.getElementById(id);
}
