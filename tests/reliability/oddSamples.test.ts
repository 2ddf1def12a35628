// Samples that begin with what their language does not know, each the first that its parser sees. Runs the real command.
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-samples-")));
afterAll(() => rmSync(root, { recursive: true }));

test.each(["lua", "json", "yaml", "js", "ts", "bash"])("a sample of %s is a finding, whatever it is", (language) => {
  const site = join(root, language);
  put(site, "hubdocs.config.yaml", "title: Odd\nurl: https://docs.example.org\n");
  put(site, "content/en/docs/odd.md", `# Odd\n\n\`\`\`${language}\n@\`'\n\`\`\`\n`);
  const { status, stderr } = runHubdocs(["check", site]);
  expect(stderr).toMatch(/^content\/en\/docs\/odd\.md:4:\d+ warning sample-syntax: /);
  expect(status).toBe(0);
});
