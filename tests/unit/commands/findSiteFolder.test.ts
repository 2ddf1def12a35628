// Which folders can be a site, before anything of them is read.
import { join } from "node:path";
import { expect, test } from "vitest";
import { refuseFolder } from "../../../src/commands/findSiteFolder.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";

/** A site with another one in its content, and a folder that has content and no configuration. */
function makeSites() {
  return {
    site: makeFolder({
      ...{ "hubdocs.config.yaml": "title: Hub", "content/en/docs/a.md": "# A", "other/a.md": "# A" },
      ...{ "content/manual/hubdocs.config.yaml": "title: Manual", "content/manual/content/en/docs/a.md": "# A" },
    }),
    plain: makeFolder({ "content/en/docs/a.md": "# A", "a.md": "# A" }),
  };
}
const refusal = (folder: string, config?: string) =>
  refuseFolder({ site: folder, ...(config === undefined ? {} : { config }) })?.message;

test("a folder with a configuration, or around none, is taken as it is", () => {
  const { site, plain } = makeSites();
  for (const folder of [site, join(site, "content/manual"), plain, join(plain, "content/en"), join(site, "other")])
    expect(refusal(folder)).toBeUndefined();
});

test("a folder of a site's content is no site of its own, unless a configuration is named", () => {
  const { site } = makeSites();
  for (const inside of ["content", "content/en", "content/en/docs", "content/manual/content"])
    expect(refusal(join(site, inside)), inside).toContain(inside);
  expect(refusal(join(site, "content/en"), "my.yaml")).toBeUndefined();
});

test("what is not there, or is a file, is refused as such", () => {
  const { site, plain } = makeSites();
  const [gone, file] = [join(site, "gone"), join(plain, "a.md")];
  const [ofGone, ofFile] = [refusal(gone), refusal(file)];
  expect(ofGone).toContain("gone");
  expect(ofFile).toContain("a.md");
  expect(ofGone?.replace(gone, "")).not.toBe(ofFile?.replace(file, ""));
});

test("a folder whose name Node cannot tell is told from one that is not there", () => {
  const { plain } = makeSites();
  const ofOther = refuseFolder({ site: join(plain, "caf\uFFFD") });
  expect(ofOther?.hint).toContain("UTF-8");
  expect(refuseFolder({ site: join(plain, "gone") })?.hint).not.toContain("UTF-8");
});
