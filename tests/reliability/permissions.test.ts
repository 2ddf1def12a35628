// Folders that the one who builds may not look into or change. Runs the real command, as a user whom rights hold back.
import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

// Rights do not hold root back: it builds as nobody, where nobody can start the program at all.
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
const runIn = (env: NodeJS.ProcessEnv, ...args: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [command, ...args], {
    encoding: "utf8",
    env: { ...process.env, HOME: "/nonexistent", ...env },
    ...(nobody === undefined ? {} : { uid: nobody, gid: nobody }),
  });
const run = (...args: readonly string[]): SpawnSyncReturns<string> => runIn({}, ...args);
const canShow = process.platform !== "win32" && run("--version").status === 0;

let site = "";
const build = (): SpawnSyncReturns<string> => run("build", site, "--quiet");
const shut = (path: string, mode: number): void => chmodSync(join(site, path), mode);

beforeEach(() => {
  site = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-rights-")));
  put(
    site,
    "hubdocs.config.yaml",
    "title: Rights\nurl: https://docs.example.org\nlocales: { default: en, en: { label: English }, uk: { label: Українська } }\n",
  );
  for (const locale of ["en", "uk"]) put(site, `content/${locale}/docs/intro.md`, `# Intro of ${locale}\n`);
  const paths = ["", ...readdirSync(site, { recursive: true, encoding: "utf8" })];
  if (nobody !== undefined) for (const path of paths) lchownSync(join(site, path), nobody, nobody);
});

afterEach(() => {
  chmodSync(site, 0o755);
  rmSync(site, { recursive: true });
});

test.runIf(canShow)("a language's folder that may not be read stops the build: its translations would be gone", () => {
  expect(build().status).toBe(0);
  shut("content/uk", 0);
  const { status, stderr } = build();
  shut("content/uk", 0o755);
  expect(stderr).toContain("content/uk error source-unreadable: cannot be read: permission denied");
  expect(status).toBe(1);
  expect(readFileSync(join(site, "build/uk/docs/intro/index.html"), "utf8")).toContain("Intro of uk");
});

test.runIf(canShow).for(["", "content"])("%j that may not be read is no folder without a site", (path) => {
  if (path === "content") rmSync(join(site, "hubdocs.config.yaml"));
  shut(path, 0o311);
  const { status, stderr } = build();
  shut(path, 0o755);
  expect(stderr).toContain(`${path || "."} error source-unreadable: cannot be read: permission denied`);
  expect(status).toBe(1);
});

test.runIf(canShow)("all files that may not be read are told of at once, and what else is wrong with the site", () => {
  // A text that checks look into, a file that is only copied, a page, a part of two, tags, a picture, a specification.
  const shown = [
    "content/static/a.txt",
    "content/static/b.bin",
    "content/en/docs/shown.md",
    "content/en/a.js",
    "content/en/docs/tags.yml",
    "content/en/p.png",
    "specs/en.yaml",
  ];
  for (const path of shown) put(site, path, "x\n");
  for (const name of ["one", "two"]) put(site, `content/en/docs/${name}.md`, "```js file=../a.js\n```\n");
  for (const locale of ["en", "uk"])
    put(site, `specs/${locale}.yaml`, "openapi: 3.1.0\ninfo: { title: Rooms, version: '1' }\npaths: {}\n");
  const specs = "apis: [{ id: rooms, label: Rooms, specs: { en: specs/en.yaml, uk: specs/uk.yaml } }]\n";
  put(site, "hubdocs.config.yaml", readFileSync(join(site, "hubdocs.config.yaml"), "utf8") + specs);
  put(site, "content/en/docs/three.md", "![P](../p.png)\n");
  put(site, "content/en/docs/intro.md", "# Intro\n\n[Shown](./shown.md) [Lost](./lost.md)\n");
  const owned = readdirSync(site, { recursive: true, encoding: "utf8" });
  if (nobody !== undefined) for (const path of owned) lchownSync(join(site, path), nobody, nobody);
  expect(build().stderr).not.toContain("source-unreadable");
  for (const path of shown) shut(path, 0);
  for (const command of ["check", "build"]) {
    const { status, stderr } = run(command, site, "--quiet", "--format", "json");
    const found: { code: string; file: string; message: string }[] = stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const refused = found.filter(({ code }) => code === "source-unreadable");
    expect(refused.map(({ file }) => file)).toEqual([...shown].sort());
    for (const { message } of refused) expect(message).toBe("cannot be read: permission denied");
    expect(found.filter(({ code, file }) => code === "missing-translation" && file.startsWith("specs/"))).toEqual([]);
    expect(found.filter(({ code }) => code === "broken-link")).toMatchObject([{ file: "content/en/docs/intro.md" }]);
    expect(status).toBe(1);
  }
  expect(existsSync(join(site, "build/docs/shown/index.html"))).toBe(true);
});

test.runIf(canShow).for(["content", "content/en/versions"])(
  "versions in %s, which may not be read, are not called gone",
  (path) => {
    put(site, "content/en/versions/1.0/intro.md", "# Intro\n");
    put(site, "versions.json", '{ "latest": "1.0", "list": { "1.0": {} } }\n');
    const owned = readdirSync(site, { recursive: true, encoding: "utf8" });
    if (nobody !== undefined) for (const one of owned) lchownSync(join(site, one), nobody, nobody);
    shut(path, 0);
    const { stderr } = run("check", site, "--quiet");
    shut(path, 0o755);
    expect(stderr).toContain(`${path} error source-unreadable: cannot be read: permission denied`);
    expect(stderr).not.toContain("versions.json");
  },
);

test.runIf(canShow)("a ledger of translations that may not be read stops the build: it is never written anew", () => {
  put(site, "content/translations.uk.json", "{}\n");
  shut("content/translations.uk.json", 0);
  if (nobody !== undefined) lchownSync(join(site, "content/translations.uk.json"), nobody, nobody);
  const { status, stderr } = run("check", site, "--accept-translations", "content/uk");
  expect(stderr).toBe(
    "content/translations.uk.json error source-unreadable: cannot be read: permission denied\n  change its permissions, or move it out of the site\n",
  );
  expect(status).toBe(1);
  shut("content/translations.uk.json", 0o644);
  expect(readFileSync(join(site, "content/translations.uk.json"), "utf8")).toBe("{}\n");
});

test.runIf(canShow)("a folder of the output that somebody has made read-only stops no later build", () => {
  expect(build().status).toBe(0);
  shut("build/docs", 0o555);
  for (const text of ["# One", "# Two"]) {
    put(site, "content/en/docs/intro.md", text);
    const { status, stderr } = build();
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(existsSync(join(site, ".build.hubdocs"))).toBe(false);
  }
});

test.runIf(canShow)("an output is built, and built again, where nothing but its folder may be written", () => {
  const outDir = join(site, "around/out");
  mkdirSync(outDir, { recursive: true });
  if (nobody !== undefined) lchownSync(outDir, nobody, nobody);
  const buildThere = (): SpawnSyncReturns<string> =>
    runIn({ TMPDIR: "/nonexistent" }, "build", site, "--quiet", "--out-dir", outDir);
  for (const text of ["One", "Two"]) {
    put(site, "content/en/docs/intro.md", `# ${text}\n`);
    for (const path of ["around", ""]) shut(path, 0o555);
    const { status, stderr } = buildThere();
    for (const path of ["", "around"]) shut(path, 0o755);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(readFileSync(join(outDir, "docs/intro/index.html"), "utf8")).toContain(`${text}</h1>`);
    expect(readdirSync(outDir)).not.toContain(".hubdocs-staging");
  }
  expect(readdirSync(site).sort()).toEqual(["around", "content", "hubdocs.config.yaml"]);
});

test.runIf(canShow)("an output that may only be read is served, whatever a killed build has left in it", async () => {
  expect(build().status).toBe(0);
  mkdirSync(join(site, "build/.hubdocs-staging/staging-1"), { recursive: true });
  const folders = ["build/.hubdocs-staging", "build"];
  for (const path of folders) shut(path, 0o555);
  const served = spawn(process.execPath, [command, "serve", site, "--port", "0"], {
    ...(nobody === undefined ? {} : { uid: nobody, gid: nobody }),
  });
  const said = await new Promise<string>((resolve) => {
    for (const stream of [served.stdout, served.stderr]) stream.once("data", (data: Buffer) => resolve(String(data)));
  });
  served.kill();
  for (const path of folders) shut(path, 0o755);
  expect(said).toMatch(/^Serving http/);
});

test.runIf(canShow)("where no folder for intermediate files can be made, the message says how to give one", () => {
  shut("", 0o555);
  const { status, stderr } = runIn({ TMPDIR: "/nonexistent" }, "check", site, "--quiet");
  shut("", 0o755);
  expect(stderr).toBe(
    "error write-failed: cannot create a folder in /nonexistent: there is no such file or folder\n  set HUBDOCS_CACHE_DIR or TMPDIR to a writable folder\n",
  );
  expect(status).toBe(1);
});
