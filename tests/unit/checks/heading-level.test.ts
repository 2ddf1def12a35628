import { expect, test } from "vitest";
import { checkHeadingLevels } from "../../../src/checks/heading-level.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc } from "../site/smallSite.ts";

/** Files with headings of a wrong level, when each has one. */
function reported(isLoose: boolean): readonly string[] {
  const config = makeConfig();
  const docs = ["CHANGELOG.md", "more/release-notes.md", "guide.md"].map((path) => {
    const doc = makeDoc(path);
    const section = { id: "a", depth: 4, title: "A", titleHtml: "A", location: { file: doc.path, line: 1, column: 1 } };
    return { ...doc, sections: [section] };
  });
  const { value: site } = assembleSite({ ...config, markdown: { ...config.markdown, isLoose } }, makeContent(docs), {
    drafts: false,
    strings: {},
  });
  return checkHeadingLevels({ site }).map(({ location: place }) => place?.file.split("/").at(-1) ?? "");
}

test("changelogs of folders that are no sites yet have the levels that a program gave them", () => {
  expect(reported(false)).toEqual(["CHANGELOG.md", "release-notes.md", "guide.md"]);
  expect(reported(true)).toEqual(["guide.md"]);
});
