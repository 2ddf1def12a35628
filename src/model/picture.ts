// The files that show one picture of a page. Knows neither how they are made nor how they are marked up.
import type { Config } from "./config.ts";

/** A picture as templates get it: what a browser may choose from, and what it needs before anything has arrived. */
export interface Picture {
  /** Address of the file for browsers that choose nothing: the largest one of the original's format. */
  readonly src: string;
  /** Candidates of the original's format by width; absent when there is one file. */
  readonly srcset?: string;
  /** Formats that weigh less, the best first. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** Pixels of the original as it is seen; absent when they cannot be read. */
  readonly width?: number;
  readonly height?: number;
  /** A blurred miniature as a data URL; only of pictures that one cannot see through. */
  readonly placeholder?: string;
  /** What each width weighs in the best format, ascending. */
  readonly weights: readonly { readonly width: number; readonly sizeBytes: number }[];
}

/** Widths to make of a picture, ascending: `steps` from `minWidth` to `maxWidth`, never wider than the original. */
export function pictureWidths(sourceWidth: number, settings: Omit<Config["images"], "quality">): readonly number[] {
  const { minWidth, maxWidth, steps } = settings;
  const widths = Array.from({ length: steps }, (_, step) =>
    steps === 1 ? maxWidth : Math.ceil(minWidth + ((maxWidth - minWidth) * step) / (steps - 1)),
  );
  return [...new Set(widths.map((width) => Math.min(width, sourceWidth)))];
}
