// Opens what hides the target of the address: unselected tabs and closed details.
import { revealPanel } from "./tabs.ts";

/** Reveals the present target and scrolls to it, now and after later changes of the hash. */
export function revealTarget(): void {
  reveal();
  addEventListener("hashchange", reveal);
}

function reveal(): void {
  const target = document.getElementById(decodeHash(location.hash.slice(1)));
  if (target === null || target.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return;
  revealPanel(target);
  for (let details = target.closest("details"); details; details = details.parentElement?.closest("details") ?? null) {
    details.open = true;
  }
  target.scrollIntoView();
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch (error) {
    if (error instanceof URIError) return hash;
    throw error;
  }
}
