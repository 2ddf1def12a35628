// Where the Markdown twin of a page lies.
import { expect, test } from "vitest";
import { twinPathOf } from "../../../src/model/twinPath.ts";

test.each([
  ["/", "/index.md"],
  ["/uk/", "/uk/index.md"],
  ["/docs/intro", "/docs/intro.md"],
  ["/docs/intro.html", "/docs/intro.md"],
  ["/docs/intro.html5", "/docs/intro.html5.md"],
  ["/docs/v1.2", "/docs/v1.2.md"],
])("%s has its twin at %s", (address, twin) => {
  expect(twinPathOf(address)).toBe(twin);
});
