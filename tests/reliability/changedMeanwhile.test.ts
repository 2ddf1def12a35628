// A template that is saved while a build bundles it: what that build made of the old text is no answer for the new one.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const site = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-meanwhile-")));
afterAll(() => rmSync(site, { recursive: true }));

/** The footer of a page after a build. */
function builtFooter(): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, [command, "build", site], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return /<footer>(.*?)<\/footer>/.exec(readFileSync(join(site, "build/docs/intro/index.html"), "utf8"))?.[1];
}

test("a template that is saved while it is bundled is bundled anew by the next build", () => {
  const word = join(site, "templates/word.ts");
  put(site, "hubdocs.config.yaml", "title: Hub\n");
  put(site, "content/en/docs/intro.md", "# Introduction\n");
  put(site, "templates/word.ts", 'export const word: string = "old";\n');
  // Saves the other file when it is loaded: after the bundler has read both, and before the bundle is kept.
  put(
    site,
    "templates/parts/Footer.tsx",
    `import { writeFileSync } from "node:fs";
import { word } from "../word.ts";
if (word === "old") writeFileSync(${JSON.stringify(word)}, 'export const word: string = "new";');
export const Footer = () => <footer>{word}</footer>;
`,
  );
  expect([builtFooter(), builtFooter(), builtFooter()]).toEqual(["old", "new", "new"]);
});
