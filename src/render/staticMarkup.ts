// React elements to HTML text, the fast way where that gives what React gives.
import type { ReactElement } from "react";
import { stackOverflow } from "../model/stackOverflow.ts";
import { plainMarkup } from "./plainMarkup.ts";
import { reactMarkup } from "./reactMarkup.ts";

/** HTML of an element: no attributes for hydration, no preload links (pages load their pictures where they stand). */
export function staticMarkup(element: ReactElement): string {
  try {
    return plainMarkup(element);
  } catch (error) {
    // React goes on with a stack of its own, and so without end with a template that contains itself.
    if (error instanceof RangeError && error.message === stackOverflow) throw error;
    // Only React can render it, or say what is wrong with it.
    return reactMarkup(element);
  }
}
