// Opens what hides the target of the address: unselected tabs and closed details.
import { revealPanel } from "./tabs.ts";

/** Reveals the present target and scrolls to it. */
export function revealTarget(): void {
  const target = targetOf(location.hash);
  if (target === null || target.checkVisibility()) return;
  revealPanel(target);
  for (let details = target.closest("details"); details; details = details.parentElement?.closest("details") ?? null) {
    details.open = true;
    for (const animation of details.getAnimations({ subtree: true })) animation.finish();
  }
  target.scrollIntoView();
}

/** The element that a hash (`#%D0%B2`) names. */
export function targetOf(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Not validly encoded: browsers compare such a hash as it is.
  }
  return document.getElementById(id);
}
