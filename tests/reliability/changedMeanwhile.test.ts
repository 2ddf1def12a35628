// Files that are saved while a build reads them: what that build made of an old text is no answer for the new one, and a
// file that an editor removes before it saves it anew is not missing.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
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

test.skipIf(process.platform === "win32")("a picture that is away for a moment when it is copied is published", () => {
  const picture = join(site, "content/static/plan.svg");
  put(site, "content/static/plan.svg", "<svg/>");
  const hook = fileURLToPath(new URL("awayMeanwhile.cjs", import.meta.url));
  const args = ["--require", hook, command, "build", site, "--quiet"];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, AWAY: picture },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(readFileSync(join(site, "build/plan.svg"), "utf8")).toBe("<svg/>");
});
