// How much foreign code comes with hubdocs: every package is one more that has to be trusted.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("at most 15 packages are installed with hubdocs", () => {
  const said = execFileSync("npm", ["ls", "--omit=dev", "--all", "--parseable", "--silent"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  // The first line is the package itself.
  const installed = said.trim().split("\n").slice(1);
  expect(installed.length).toBeGreaterThan(5);
  expect(installed.length, installed.join("\n")).toBeLessThanOrEqual(15);
});
