// What a copy in a version holds, and what finding it takes.
import { expect, test } from "vitest";
import { copiedBytes, planSnapshot } from "../../../src/pipeline/planSnapshot.ts";
import { makeConfig } from "../site/smallSite.ts";
import { siteFilesOf } from "../siteFiles.ts";

test("what a copy holds is found without a look at all other copies", async () => {
  const files = siteFilesOf({
    "content/en/docs/guide/a.md": "[B](../b.md) [About](../../pages/about.md)\n",
    "content/en/docs/b.md": "# B\n",
    "content/en/pages/about.md": "# About\n",
  });
  const snapshot = await planSnapshot({ name: "1.0", config: makeConfig(), files });
  if (!("copies" in snapshot)) throw new Error("there is no snapshot");
  const page = snapshot.copies.find(({ from }) => from.endsWith("a.md"));
  if (page === undefined) throw new Error("the page is not copied");
  let looks = 0;
  const counted = {
    ...snapshot,
    get copies() {
      looks += 1;
      return snapshot.copies;
    },
  };
  expect(await copiedBytes(page, counted, { files })).toBe("[B](../b.md) [About](../../../pages/about.md)\n");
  expect(looks).toBe(0);
});
