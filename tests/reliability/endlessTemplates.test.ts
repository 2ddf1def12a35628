// Templates are code of the site's: whatever they do while they are loaded is told, and takes neither a build nor a server
// with it.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-endless-templates-")));
afterAll(() => rmSync(root, { recursive: true }));

const env = { ...process.env, HUBDOCS_PAGE_SECONDS: "2" };
const footer = "templates/parts/Footer.tsx";

function writeSite(name: string, atFirst: string): string {
  const site = join(root, name);
  put(site, "hubdocs.config.yaml", "title: Hub\n");
  put(site, "content/en/docs/intro.md", "# Introduction\n");
  put(site, footer, `${atFirst}\nexport const Footer = () => <footer>Ours</footer>;\n`);
  return site;
}

test.each([
  ["compute without an end", "for (;;);", "it has been computing without a pause for 2 s"],
  ["wait for what never comes", "await new Promise(() => undefined);", "it waits for something that never happens"],
  ["end the process", "process.exit(0);", "it ends the process"],
  ["fail when nobody waits for them", 'Promise.reject(new Error("too late"));', "too late"],
])(
  "templates that %s are told",
  (_, atFirst, reason) => {
    const site = writeSite("told", atFirst);
    const { status, stderr } = spawnSync(process.execPath, [command, "build", site], { env, encoding: "utf8" });
    expect(stderr).toContain(`error template-failed: The module of the site's templates cannot be loaded: ${reason}\n`);
    expect(stderr.match(/error/g)).toHaveLength(1);
    expect(status).toBe(1);
  },
  60_000,
);

test("templates that fail on pages are told once, with their place, also when they come from the cache", () => {
  const site = writeSite("failing", "");
  put(
    site,
    footer,
    "type Given = { owner?: { name: string } };\nexport const Footer = (given: Given) => <i>{given.owner!.name}</i>;\n",
  );
  for (const _ of ["bundled", "from the cache"]) {
    const { stderr } = spawnSync(process.execPath, [command, "check", site], { env, encoding: "utf8" });
    expect(stderr.match(/^.* error .*$/gm)).toEqual([
      `${footer}:2:58 error page-failed: /docs/intro and 3 more cannot be rendered: Cannot read properties of undefined (reading 'name')`,
    ]);
  }
});

test("a server outlives them, and shows the next ones that are right", async () => {
  const site = writeSite("served", "");
  const server = spawn(process.execPath, [command, "serve", site, "--watch", "--port", "0"], { env });
  let told = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (data) => {
      told += String(data);
    });
  const untilTold = (pattern: RegExp) => vi.waitFor(() => expect(told).toMatch(pattern), { timeout: 20_000 });
  try {
    await untilTold(/Serving (\S+)/);
    await untilTold(/Built/);
    const [, origin = ""] = /Serving (http:\S+)/.exec(told) ?? [];
    writeSite("served", "process.exit(0);");
    await untilTold(/it ends the process/);
    const page = async (): Promise<string> => (await fetch(new URL("/docs/intro", origin))).text();
    put(site, footer, "export const Footer = () => <footer>Mended</footer>;\n");
    await vi.waitFor(async () => expect(await page()).toContain("Mended"), { timeout: 20_000 });
    expect(server.exitCode).toBeNull();
  } finally {
    server.kill("SIGKILL");
  }
}, 60_000);
