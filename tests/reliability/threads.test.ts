// The number of threads never shows in an output, and what hangs in one of them is named and stopped.
import { mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { build } from "./compiledLibrary.ts";
import { put } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

// Long enough for a page on a busy machine, short enough to wait for.
process.env["HUBDOCS_PAGE_SECONDS"] = "2";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-threads-")));
afterAll(() => rmSync(root, { recursive: true }));

function writeSite(name: string, docs: number): string {
  const site = join(root, name);
  for (let index = 0; index < docs; index += 1) {
    const text = `# Doc ${index}\n\nWords of ${index}. [Gone](./gone${index}.md)\n`;
    put(site, `content/en/docs/part${index % 5}/doc${index}.md`, text);
  }
  put(site, "hubdocs.config.yaml", "title: Threads\nurl: https://docs.example.org\n");
  return site;
}

/** A template that never comes back from the pages that a condition picks. */
function writeHangingTemplate(site: string, condition: string): void {
  const component = `export function DocPage(props) { while (${condition}) {} return <Original {...props} />; }`;
  put(site, "templates/DocPage.tsx", `import { DocPage as Original } from "#builtin/DocPage";\n${component}\n`);
}

test("one thread and many give the same files and the same findings in the same order", async () => {
  // A thread for each hundred files, up to the number that is allowed.
  const site = writeSite("many", 210);
  const results = [];
  for (const jobs of [1, 4]) {
    const outDir = join(root, `out${jobs}`);
    const { diagnostics, pages } = await build({ site, outDir, jobs, cache: false });
    results.push({ pages, files: readOutput(outDir), findings: diagnostics.map(({ message }) => message) });
  }
  expect(results[0]?.findings.length).toBe(210);
  expect(results[1]).toEqual(results[0]);
});

test("a page that hangs is named with its file, and the others are built", async () => {
  const site = writeSite("hanging", 20);
  writeHangingTemplate(site, 'props.page.url === "/docs/part2/doc7"');
  const { diagnostics, published } = await build({ site });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors).toEqual([
    {
      code: "page-failed",
      severity: "error",
      message: "/docs/part2/doc7 cannot be rendered: it took longer than 2 seconds",
      location: { file: "content/en/docs/part2/doc7.md", line: 1, column: 1 },
      hint: "look for an endless loop in the site's own templates",
    },
  ]);
  expect(published).toBe(true);
  const built = readdirSync(join(site, "build/docs"), { recursive: true, encoding: "utf8" });
  expect(built.filter((name) => /doc\d+.index\.html$/.test(name)).length).toBe(19);
});

test("a template that hangs on every page ends the build after a few of them", async () => {
  const site = writeSite("endless", 20);
  writeHangingTemplate(site, "true");
  // Of two threads the other one may have begun to hang before the third page is given up.
  const { diagnostics } = await build({ site, jobs: 1 });
  const messages = diagnostics.filter(({ code }) => code === "page-failed").map(({ message }) => message);
  expect(messages.filter((message) => message.endsWith("longer than 2 seconds")).length).toBe(3);
  const untried = /^\S+ and (\d+) more cannot be rendered: skipped after too many other pages could not be finished$/;
  const [more, ...others] = messages.flatMap((message) => untried.exec(message)?.[1] ?? []);
  expect(Number(more)).toBeGreaterThanOrEqual(16);
  expect(others).toEqual([]);
});

test("a template that ends the process fails its page, not the build", async () => {
  const site = writeSite("ending", 20);
  writeHangingTemplate(site, 'props.page.url === "/docs/part2/doc7" && process.exit(3)');
  const { diagnostics } = await build({ site });
  const [error] = diagnostics.filter(({ severity }) => severity === "error");
  expect(error?.message).toBe("/docs/part2/doc7 cannot be rendered: a template ended its thread");
  expect(error?.hint).toMatch(/`process\.exit` .+ throw an error there instead$/);
});

test("a build that is stopped ends at once, whatever its threads do", async () => {
  const site = writeSite("stopped", 20);
  writeHangingTemplate(site, "true");
  const controller = new AbortController();
  const reason = new Error("stopped by the test");
  const onProgress = ({ phase }: { readonly phase: string }): void => {
    if (phase === "read") setTimeout(() => controller.abort(reason), 300);
  };
  await expect(build({ site, signal: controller.signal, onProgress })).rejects.toBe(reason);
});

test("a build that was stopped before it began does nothing, also when it has nothing to do", async () => {
  const site = writeSite("never", 3);
  await build({ site });
  rmSync(join(site, "build"), { recursive: true });
  const reason = new Error("stopped by the test");
  await expect(build({ site, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(readdirSync(site)).not.toContain("build");
});

test("a page that takes all memory of its thread is named, and the others are built", async () => {
  const site = writeSite("greedy", 20);
  writeHangingTemplate(
    site,
    'props.page.url === "/docs/part2/doc7" && (globalThis.kept ??= []).push(new Array(1e6).fill(0.5))',
  );
  process.env["HUBDOCS_PAGE_SECONDS"] = "120";
  const { diagnostics, published } = await build({ site });
  process.env["HUBDOCS_PAGE_SECONDS"] = "2";
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ message }) => message)).toEqual([
    "/docs/part2/doc7 cannot be rendered: it used all available memory",
  ]);
  expect(errors[0]?.location?.file).toBe("content/en/docs/part2/doc7.md");
  expect(published).toBe(true);
}, 240_000);

test("a specification that takes too long is named with its API and the line that was worked on", async () => {
  const site = join(root, "slow");
  const schemas = Array.from(
    { length: 4_000 },
    (_, index) => `    S${index}: { type: object, properties: { a: {} } }\n`,
  );
  put(
    site,
    "specs/hub.yaml",
    `openapi: 3.1.0\ninfo: { title: Hub, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n${schemas.join("")}`,
  );
  put(
    site,
    "hubdocs.config.yaml",
    "title: Slow\nurl: https://docs.example.org\napis: [{ id: hub, label: Hub, specs: { en: specs/hub.yaml } }]\n",
  );
  // Shorter than a look at what workers do.
  process.env["HUBDOCS_PAGE_SECONDS"] = "0.01";
  const { diagnostics } = await build({ site, cache: false });
  process.env["HUBDOCS_PAGE_SECONDS"] = "2";
  const [finding, ...others] = diagnostics.filter(({ severity }) => severity === "error");
  expect(others).toEqual([]);
  expect(finding?.message).toMatch(/^The specification of the API "hub" cannot be read: it took longer than 0 seconds/);
  expect(finding?.location?.file).toBe("specs/hub.yaml");
});
