// The translators' desk: `/_translate/` of `hubdocs serve --watch` is the page of `check --translation-report`, made when it is
// asked for. Runs the real command in a repository.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command, runHubdocs } from "../portal/runHubdocs.ts";
import { put, putAll } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-served-desk-")));
const site = join(folder, "site");
const calls = join(folder, "bin/git.calls");
const servers: ChildProcess[] = [];
const config = "title: Hub\nurl: https://docs.example.org\nlocales: { default: en, en: English, uk: Українська }\n";
const original = (text: string): void => put(site, "content/en/docs/start.md", `# Start\n\n## Use {#use}\n\n${text}\n`);

/** Serves a folder; gives the address, with the base URL. */
function serve(where: string, ...flags: readonly string[]): Promise<string> {
  const env = { ...process.env, PATH: `${join(folder, "bin")}:${process.env["PATH"]}` };
  const server = spawn(process.execPath, [command, "serve", where, "--port", "0", ...flags], { env });
  servers.push(server);
  return new Promise((resolve) => {
    server.stdout.on("data", (chunk) => {
      const address = /Serving (http:\S+)/.exec(String(chunk))?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

async function end(server: ChildProcess | undefined): Promise<void> {
  await new Promise((resolve) => {
    if (server === undefined || server.exitCode !== null) resolve(undefined);
    server?.once("exit", resolve);
    server?.kill();
  });
}

let address = "";

beforeAll(async () => {
  putAll(site, {
    "hubdocs.config.yaml": config,
    "content/uk/docs/start.md": "# Початок\n\n## Вжиток {#use}\n\nТримайте кнопку 3 секунди.\n",
    "content/en/docs/draft.md": "---\ndraft: true\n---\n\n# Draft of a page\n\nText.\n",
    ".gitignore": ".hubdocs*\n",
  });
  original("Hold the button for 3 seconds.");
  runHubdocs(["check", "--accept-translations", "content/uk"], site);
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: site, stdio: "ignore" });
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=Somebody", "-c", "user.email=s@example.org", "commit", "--quiet", "--message", "A change");
  original("Hold the button for 5 seconds.");
  const real = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  put(folder, "bin/git", `#!/bin/sh\necho "$@" >> "${calls}"\nexec "${real}" "$@"\n`);
  chmodSync(join(folder, "bin/git"), 0o755);
  address = await serve(site, "--watch");
});
afterAll(async () => {
  for (const server of servers) await end(server);
  rmSync(folder, { recursive: true, force: true });
});

const desk = (): Promise<Response> => fetch(`${address}_translate/`);
const deskText = async (): Promise<string> => await (await desk()).text();

test("the desk is the page that a check writes, and nothing keeps it", async () => {
  const answer = await desk();
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain("Hold the button for <del>3</del> <ins>5</ins> seconds.");
  // Drafts are no work before they are published.
  expect(text).not.toContain("Draft of a page");
  runHubdocs(["check", "--translation-report", join(folder, "todo.html")], site);
  expect(text).toBe(readFileSync(join(folder, "todo.html"), "utf8"));
  const page = await fetch(`${address}docs/start`);
  for (const name of ["x-content-type-options", "cross-origin-resource-policy", "referrer-policy", "content-type"])
    expect(answer.headers.get(name), name).toBe(page.headers.get(name));
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(text).toContain(`content="${policy.replace("; frame-ancestors 'none'", "")}"`);
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/);
});

test("other spellings of its address lead there; strangers get nothing", async () => {
  const short = await fetch(`${address}_translate?from=here`, { redirect: "manual" });
  expect([short.status, short.headers.get("location")]).toEqual([302, "/_translate/?from=here"]);
  for (const other of ["_translate/x", "uk/_translate/", "docs/_translate"])
    expect((await fetch(`${address}${other}`)).status, other).toBe(404);
  expect((await fetch(`${address}_translate/`, { method: "POST" })).status).toBe(405);
  const head = await fetch(`${address}_translate/`, { method: "HEAD" });
  expect([head.status, Number(head.headers.get("content-length"))]).toEqual([200, Buffer.byteLength(await deskText())]);
  const embedded = { headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" } };
  expect((await fetch(`${address}_translate/`, embedded)).status).toBe(403);
});

test("it says what stands on the disk when it is asked for", async () => {
  original("Hold the button for 7 seconds.");
  await expect.poll(deskText, { timeout: 20_000 }).toContain("<ins>7</ins>");
  put(site, "content/en/docs/more.md", "# More\n\nText.\n");
  await expect.poll(deskText, { timeout: 20_000 }).toContain("content/uk/docs/more.md");
});

test("requests at once are answered with one page", async () => {
  await deskText();
  rmSync(calls);
  const texts = await Promise.all(Array.from({ length: 5 }, deskText));
  expect(new Set(texts).size).toBe(1);
  expect(readFileSync(calls, "utf8").match(/cat-file/g)).toHaveLength(1);
});

test("no file of the output knows of it", async () => {
  const output = join(site, ".hubdocs-serve");
  const files = [...readOutput(output).keys()];
  expect(files).toContain("/sitemap.xml");
  const knows = (file: string): boolean => /_translate\/?/.test(file + readFileSync(join(output, file), "latin1"));
  expect(files.filter(knows)).toEqual([]);
});

test("what is wrong with the site stands there until it is mended", async () => {
  put(site, "hubdocs.config.yaml", `${config}"<b>": 1\n`);
  const answer = await desk();
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = await answer.text();
  expect(text).toContain('<code class="copy">hubdocs.config.yaml:4:2</code>');
  expect(text).toContain("&lt;b&gt;");
  expect(text).not.toContain("<b>");
  put(site, "hubdocs.config.yaml", config);
  expect((await desk()).status).toBe(200);
});

test("an error in a page leaves the rest of the work to be seen", async () => {
  put(site, "content/en/docs/broken.md", "---\ntitle: [\n---\n");
  await expect.poll(async () => (await desk()).status, { timeout: 20_000 }).toBe(200);
  expect(await deskText()).toContain("<ins>7</ins>");
  rmSync(join(site, "content/en/docs/broken.md"));
});

test("a page of the site with its address is shown in its place", async () => {
  const page = "content/en/pages/own.md";
  put(site, page, "---\ntitle: Own page\nslug: /_translate\n---\n\nText.\n");
  await expect.poll(deskText, { timeout: 20_000 }).toContain("<h1>Own page</h1>");
  rmSync(join(site, page));
  await expect.poll(deskText, { timeout: 20_000 }).toContain("<ins>7</ins>");
});

test("it stands below the base URL, and says that one language leaves nothing to translate", async () => {
  const other = join(folder, "one");
  putAll(other, {
    "hubdocs.config.yaml": "title: One\nbaseUrl: /guide/\n",
    "content/en/docs/a.md": "# Apple\n\nText.\n",
  });
  const base = await serve(other, "--watch");
  expect(base).toMatch(/\/guide\/$/);
  expect(await (await fetch(`${base}_translate/`)).text()).toContain("There is no other language to translate into.");
  expect((await fetch(new URL("/_translate/", base), { redirect: "manual" })).status).toBe(302);
  await end(servers.pop());
  const built = await serve(other);
  expect((await fetch(`${built}_translate/`)).status).toBe(404);
  await end(servers.pop());
});

test("a server ends while the page is being made", async () => {
  put(folder, "bin/git", `#!/bin/sh\necho $$ >> "${calls}.pids"\nexec sleep 1000\n`);
  const asked = desk().catch(() => undefined);
  await expect.poll(() => readFileSync(`${calls}.pids`, "utf8"), { timeout: 20_000 }).toMatch(/\d/);
  // A page is no reason for others to wait.
  expect((await fetch(`${address}docs/start`)).status).toBe(200);
  const startedMs = performance.now();
  await end(servers.shift());
  await asked;
  expect(performance.now() - startedMs).toBeLessThan(5_000);
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  const pids = readFileSync(`${calls}.pids`, "utf8").trim().split("\n").map(Number);
  expect(pids.filter(isRunning)).toEqual([]);
});
