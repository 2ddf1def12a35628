// Which widths of a picture are made.
import { expect, test } from "vitest";
import { pictureWidths } from "../../../src/model/picture.ts";

const defaults = { minWidth: 640, maxWidth: 1030, steps: 2 };

test.each([
  [3000, defaults, [640, 1030]],
  [1030, defaults, [640, 1030]],
  [800, defaults, [640, 800]],
  [640, defaults, [640]],
  [300, defaults, [300]],
  [3000, { ...defaults, steps: 4 }, [640, 770, 900, 1030]],
  [3000, { ...defaults, steps: 1 }, [1030]],
  [3000, { ...defaults, minWidth: 1030 }, [1030]],
] as const)("of %i pixels with %o: %j", (sourceWidth, settings, widths) => {
  expect(pictureWidths(sourceWidth, settings)).toEqual(widths);
});
