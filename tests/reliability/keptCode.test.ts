// Compiled code that is kept beside the program never shows in an output, whatever has become of it.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import nodeModule from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readKeptCode } from "../../src/platform/keptCode.ts";
import { put } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-code-")));
afterAll(() => rmSync(root, { recursive: true }));

// Code belongs to the place that it was made for.
const program = join(root, "program");
const code = join(program, "dist/codeCache");
const made = join(root, "made");

beforeAll(() => {
  for (const part of ["bin", "templates", "scripts", "package.json", "src/render", "src/model", "src/search", "dist"])
    cpSync(join(repository, part), join(program, part), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(program, "node_modules"), "junction");
  execFileSync(process.execPath, [join(program, "scripts/keepCode.mjs")]);
  if (existsSync(code)) cpSync(code, made, { recursive: true });
});

/** What the program makes of a small site. */
function build(): ReadonlyMap<string, string> {
  const site = mkdtempSync(join(root, "site-"));
  put(site, "content/en/docs/intro.md", "# Intro\n\nSee [next](next.md).\n\n```js\nconst a = 1;\n```\n");
  put(site, "content/en/docs/next.md", "# Next\n\n- one\n- two\n");
  put(site, "hubdocs.config.yaml", "title: Kept\nurl: https://docs.example.org\n");
  const said = execFileSync(process.execPath, [join(program, "bin/hubdocs.js"), "build", site, "--quiet"], {
    encoding: "utf8",
  });
  expect(said).toBe("");
  return readOutput(join(site, "build"));
}

const changeAll = (change: (bytes: Buffer) => Buffer): void => {
  for (const name of readdirSync(code)) writeFileSync(join(code, name), change(readFileSync(join(code, name))));
};
const changes: Readonly<Record<string, () => void>> = {
  "as it was made": () => undefined,
  empty: () => changeAll(() => Buffer.alloc(0)),
  "cut off": () => changeAll((bytes) => bytes.subarray(0, bytes.length - 1000)),
  damaged: () =>
    changeAll((bytes) => {
      for (let at = 500; at < bytes.length; at += 5000) bytes[at] = (bytes[at] ?? 0) ^ 255;
      return bytes;
    }),
  "of other scripts": () => {
    const [first = "", ...others] = readdirSync(code);
    for (const name of others) cpSync(join(code, first), join(code, name));
  },
};

const isKept = !("enableCompileCache" in nodeModule);

test.runIf(isKept)("the engine is given what was kept, with the flags that it begins with too", () => {
  const names = readdirSync(code);
  expect(names).toContain("parse.cjs.code");
  for (const name of names) {
    const folder = name.startsWith("renderer.") ? "ready" : "program";
    const file = join(program, "dist", folder, name.replace(/\.code$/, ""));
    expect(readKeptCode(readFileSync(join(code, name)), { file, source: readFileSync(file) })).toBeDefined();
  }
});

test.runIf(isKept).each([0, 600, 6000])(
  "threads that start before work on %i pages, or on their cards, are given it too",
  (pages) => {
    const file = join(program, "dist/program/parse.cjs");
    const look = `
    import { readFileSync } from "node:fs";
    import nodeModule from "node:module";
    import { setFlagsFromString } from "node:v8";
    import { Script } from "node:vm";
    import { readKeptCode } from "./dist/platform/keptCode.js";
    import { compileSooner } from "./dist/platform/workers/compileSooner.js";
    import { keepHeapsSmall, withLargeHeaps } from "./dist/platform/workers/frugalHeaps.js";
    setFlagsFromString("--interrupt-budget=600000");
    if (${pages} > 0) compileSooner();
    keepHeapsSmall(${pages});
    const script = { file: ${JSON.stringify(file)}, source: readFileSync(${JSON.stringify(file)}) };
    const isTaken = () => {
      const cachedData = readKeptCode(readFileSync("dist/codeCache/parse.cjs.code"), script);
      const loaded = new Script(nodeModule.wrap(script.source.toString()), { filename: script.file, cachedData });
      return loaded.cachedDataRejected === false;
    };
    console.log(isTaken(), await withLargeHeaps(${pages}, async () => isTaken()), isTaken());
  `;
    const said = execFileSync(process.execPath, ["--input-type=module", "--eval", look], {
      cwd: program,
      encoding: "utf8",
    });
    expect(said.trim()).toBe("true true true");
  },
);

test.runIf(isKept)("an output is the same with any kept code and without", () => {
  rmSync(code, { recursive: true });
  const plain = build();
  for (const [state, change] of Object.entries(changes)) {
    cpSync(made, code, { recursive: true });
    change();
    expect(build(), state).toEqual(plain);
  }
});
