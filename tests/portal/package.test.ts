// What is published as the package: all that runs and all that types name, and nothing that is there twice.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

const packed = (): readonly string[] => {
  const said = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const [{ files }] = JSON.parse(said);
  return files.map(({ path }: { readonly path: string }) => path);
};

/** Declarations that a declaration names, with theirs. */
function declarationsOf(file: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  seen.add(file);
  for (const [, name = ""] of readFileSync(join(root, file), "utf8").matchAll(/(?:from |import\()"(\.[^"]+)"/g)) {
    const next = normalize(join(dirname(file), name.replace(/\.[jt]sx?$/, ".d.ts"))).replaceAll("\\", "/");
    if (!seen.has(next) && existsSync(join(root, next))) declarationsOf(next, seen);
  }
  return seen;
}

test("the package holds every declaration that its types lead to, and compiled code only once", () => {
  const files = packed();
  expect([...declarationsOf("dist/index.d.ts")].filter((file) => !files.includes(file))).toEqual([]);
  const code = files.filter((file) => /^dist\/.*\.[cm]?js$/.test(file) && !/^dist\/(?:program|ready)\//.test(file));
  expect(code).toEqual(["dist/live.js"]);
});

test("what is bundled brings its licence", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const licences = readFileSync(join(root, "dist/program/LICENSES.txt"), "utf8");
  for (const name of ["commander", "fflate", "js-yaml", "marked", "prismjs", "sanitize-html"])
    expect(licences).toMatch(
      new RegExp(`^${name} ${devDependencies[name].replaceAll(".", "\\.")}\n\n.*licen[cs]e`, "ims"),
    );
  expect(packed()).toContain("dist/program/LICENSES.txt");
});

test("the functions for programs are what the package names", async () => {
  const { exports: names } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const library = await import(join(root, names["."].default));
  expect(Object.keys(library).sort()).toEqual(["build", "check", "defineConfig", "openSearch"]);
});

test("types of templates agree: the manual's `tsconfig.json` checks the manual's templates, and copies of built-in ones", () => {
  const site = mkdtempSync(join(tmpdir(), "hubdocs-types-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  for (const name of ["@types", "react", "csstype"]) {
    mkdirSync(join(site, "node_modules"), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(site, "node_modules", name));
  }
  for (const path of packed().filter((each) => /\.tsx?$|package\.json$/.test(each)))
    cpSync(join(root, path), join(site, "node_modules/hubdocs", path));
  cpSync(join(root, "content/manual/templates"), join(site, "templates"), { recursive: true });
  for (const copied of ["DocPage.tsx", "parts/Toc.tsx"])
    cpSync(join(root, "templates", copied), join(site, "templates", copied));
  const page = readFileSync(join(root, "content/manual/content/en/docs/design/templates.md"), "utf8");
  const [, text = ""] = /```json title="tsconfig\.json"\n(.*?)```/s.exec(page) ?? [];
  // Without declarations of packages that are not installed here.
  const { compilerOptions, ...rest } = JSON.parse(text);
  writeFileSync(
    join(site, "tsconfig.json"),
    JSON.stringify({ ...rest, compilerOptions: { ...compilerOptions, skipLibCheck: true } }),
  );
  const { status, stdout } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", site], {
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
});
