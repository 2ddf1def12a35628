// What stays of a build in a server that watches: a thread, but nothing that a site's own templates leave behind in it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { watchFolder } from "./watchFolder.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-kept-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const footer = `let count = 0;
export function Footer() {
  count += 1;
  return <footer>{"number " + count}</footer>;
}
`;

const page = (): string => readFileSync(join(folder, ".hubdocs-serve/docs/one/index.html"), "utf8");

test("templates that count what they have rendered begin anew with every build", { timeout: 60_000 }, async () => {
  put("hubdocs.config.yaml", "title: Counted\nurl: https://counted.example\n");
  put("content/en/docs/one.md", "# One\n\nText 0\n");
  // Every build renders the same pages: all of them have the label.
  put("templates/parts/Footer.tsx", footer);
  const server = watchFolder(folder);
  try {
    await expect.poll(server.address, { timeout: 20_000 }).toBeDefined();
    const numbers: (string | undefined)[] = [];
    for (const turn of [1, 2, 3]) {
      put("content/en/docs/_category_.json", JSON.stringify({ label: `Turn ${turn}` }));
      put("content/en/docs/one.md", `# One\n\nText ${turn}\n`);
      await expect.poll(page, { timeout: 20_000 }).toContain(`Text ${turn}`);
      numbers.push(/number (\d+)/.exec(page())?.[1]);
    }
    expect(numbers).toEqual([expect.any(String), numbers[0], numbers[0]]);
  } finally {
    await server.stop();
  }
});
