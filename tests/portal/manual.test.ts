// The manual: a site of its own that has to pass its own checks, and generated pages that say what the program says.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root, runHubdocs } from "./runHubdocs.ts";

const site = join(root, "content/manual");
const outDir = mkdtempSync(join(tmpdir(), "hubdocs-manual-"));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

interface Generator {
  readonly manualPages: () => readonly { path: string; text: string }[];
  readonly untranslatedTexts: () => readonly string[];
}

/** Server configurations of the samples, and how each writes the address that was asked for. */
const serverFiles = [
  { file: "nginx.conf", address: "$uri" },
  { file: "Caddyfile", address: "{path}" },
];

const readPage = (path: string): string => readFileSync(join(outDir, path), "utf8");

describe("generated pages", async () => {
  const { manualPages, untranslatedTexts }: Generator = await import(`${root}scripts/manualPages.mjs`);
  test.each(manualPages().map(({ path, text }) => [path, text] as const))(
    "%s is what the program says; `npm run manual` writes it",
    (path, text) => {
      expect(readFileSync(join(root, path), "utf8") === text, `${path} is out of date: run npm run manual`).toBe(true);
    },
  );

  test("have Ukrainian words for nearly every text of the program", () => {
    expect(untranslatedTexts().length, untranslatedTexts().join("\n")).toBeLessThan(20);
  });
});

describe("the manual", () => {
  beforeAll(() => {
    const built = runHubdocs(["build", site, "--strict", "--quiet", "--out-dir", outDir]);
    expect(built.stderr).toBe("");
    expect(built.status).toBe(0);
  });

  test("has no finding but pages that only one language has", () => {
    const { status, stdout, stderr } = runHubdocs(["check", site, "--strict", "--quiet", "--verbose"]);
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
  });

  test("is written in both languages", () => {
    const pagesOf = (locale: string): readonly string[] =>
      readdirSync(join(site, "content", locale), { recursive: true, encoding: "utf8" })
        .map((file) => file.replaceAll("\\", "/"))
        .filter((file) => file.endsWith(".md"));
    const translated = new Set(pagesOf("uk"));
    expect(pagesOf("en").filter((file) => !translated.has(file))).toEqual([]);
  });

  test("shows its own template, island, redirect, printed guide and headers", () => {
    const page = readPage("docs/intro/index.html");
    expect(page).toContain("Did this page help?");
    expect(page).toContain("<hub-island");
    expect(readPage("uk/docs/intro/index.html")).toContain("Чи допомогла ця сторінка?");
    expect(readPage("getting-started/index.html")).toContain("/docs/first-steps");
    expect(readPage("_redirects")).toContain("/getting-started /docs/first-steps 301");
    expect(readPage("_headers")).toContain("Content-Security-Policy");
    expect(readdirSync(join(outDir, "docs"))).toContain("print");
  });

  test("shows the code of files where pages ask for it", () => {
    const page = readPage("docs/writing/markdown/index.html").replace(/<[^>]*>/g, "");
    expect(page).toContain("export function greet(name)");
    expect(page).not.toContain("// #region");
  });

  test("has the workflow that init writes", () => {
    expect(readFileSync(join(site, "samples/github-pages.yml"), "utf8")).toBe(
      readFileSync(join(root, "templates/starter/workflow.yml"), "utf8"),
    );
  });

  test.each(["two-versions", "trailing-slash-false", "trailing-slash-true"])(
    "has configurations of servers that find every page of the site case %s",
    (name) => {
      const out = join(outDir, name);
      const built = runHubdocs(["build", join(root, "tests/sites", name, "site"), "--quiet", "--out-dir", out]);
      expect(built.status).toBe(0);
      const { pages }: { pages: object } = JSON.parse(readFileSync(join(out, "url-manifest.json"), "utf8"));
      const isFile = (path: string): boolean => statSync(join(out, path), { throwIfNoEntry: false })?.isFile() ?? false;
      const lost = serverFiles.flatMap(({ file, address }) => {
        const [, tried = ""] = /try_files ([^=\n]*)/.exec(readFileSync(join(site, "samples", file), "utf8")) ?? [];
        const leadsTo = (page: string) => tried.split(" ").map((path) => path.replace(address, decodeURI(page)));
        const isLost = (page: string): boolean => !leadsTo(page).some(isFile);
        return Object.keys(pages).flatMap((page) => (isLost(page) ? [`${file}: ${page}`] : []));
      });
      expect(lost).toEqual([]);
    },
  );

  test("names the flags that commands have, in every page", () => {
    const help = readFileSync(join(site, "content/en/docs/reference/command-line.md"), "utf8");
    const known = new Set([...help.matchAll(/--[a-z-]+/g)].map(([flag]) => flag));
    const pages = readdirSync(join(site, "content"), { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".md"),
    );
    const unknown = pages.flatMap((file) =>
      [...readFileSync(join(site, "content", file), "utf8").matchAll(/hubdocs (?:[a-z]+ )[^\n`]*/g)]
        .flatMap(([call]) => call.match(/(?<= )--[a-z-]+/g) ?? [])
        .filter((flag) => !known.has(flag))
        .map((flag) => `${file}: ${flag}`),
    );
    expect(unknown).toEqual([]);
  });
});
