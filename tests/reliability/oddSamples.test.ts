// Samples that begin with what their language does not know, each the first that its parser sees. Runs the real command.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-samples-")));
afterAll(() => rmSync(root, { recursive: true }));

test("samples that nobody could look at are told, and looked at by the next check", () => {
  const site = join(root, "unseen");
  put(site, "hubdocs.config.yaml", "title: Odd\nurl: https://docs.example.org\n");
  put(site, "content/en/docs/odd.md", "# Odd\n\n```js\n@`'\n```\n");
  // A bundler that never answers, as one that is stopped does.
  const bundler = join(root, "bundler.sh");
  writeFileSync(bundler, "#!/bin/sh\nexec sleep 20 2>/dev/null\n", { mode: 0o755 });
  const { status, stderr } = runHubdocs(["check", site], root, {
    ESBUILD_BINARY_PATH: bundler,
    HUBDOCS_PAGE_SECONDS: "0.5",
  });
  expect(stderr).toMatch(
    /^content\/en\/docs\/odd\.md error sample-syntax: The code samples of this page cannot be parsed: it took longer/,
  );
  expect(status).toBe(1);
  expect(runHubdocs(["check", site]).stderr).toMatch(/^content\/en\/docs\/odd\.md:4:\d+ warning sample-syntax: /);
});

test.each(["lua", "json", "yaml", "js", "ts", "bash"])("a sample of %s is a finding, whatever it is", (language) => {
  const site = join(root, language);
  put(site, "hubdocs.config.yaml", "title: Odd\nurl: https://docs.example.org\n");
  put(site, "content/en/docs/odd.md", `# Odd\n\n\`\`\`${language}\n@\`'\n\`\`\`\n`);
  const { status, stderr } = runHubdocs(["check", site]);
  expect(stderr).toMatch(/^content\/en\/docs\/odd\.md:4:\d+ warning sample-syntax: /);
  expect(status).toBe(0);
});
