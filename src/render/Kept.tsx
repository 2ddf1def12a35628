// Marks a node that comes again and again: plainMarkup.ts keeps its HTML.
import type { ReactNode } from "react";

/** Shows the node, which has to be the same object each time and to look the same wherever it stands. */
export function Kept({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
