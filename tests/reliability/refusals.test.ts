// One call that the disk refuses, at places where that decides nothing: after the new output is there, in tidying up, in
// what an earlier build has left. Runs the real command.
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-refusals-")));
afterAll(() => rmSync(root, { recursive: true }));

/** A call of `node:fs` and the path that it refuses; for those with a descriptor the file's. */
interface Refusal {
  /** `promises.rename`, `lstatSync`. */
  readonly call: string;
  readonly path: RegExp;
  readonly code: string;
  /** Which of these calls is refused; without it all of them are. */
  readonly nth?: number;
}

/** A module that is loaded first, in every thread. */
function refuse(...refusals: readonly Refusal[]): string {
  const file = join(root, "refuse.cjs");
  writeFileSync(
    file,
    `const fs = require("node:fs");
    ${refusals.map(refusing).join("")}
    require("node:module").syncBuiltinESMExports();`,
  );
  return file;
}

function refusing({ call, path, code, nth }: Refusal): string {
  const name = call.split(".").at(-1) ?? "";
  return `{
    const owner = fs${call.includes(".") ? ".promises" : ""};
    const real = owner.${name};
    let count = 0;
    owner.${name} = (first, ...more) => {
      const place = typeof first === "number" ? fs.readlinkSync("/proc/self/fd/" + first) : String(first);
      const isMeant = ${path}.test(place) && (count += 1) === (${nth} ?? count);
      if (!isMeant) return real.call(owner, first, ...more);
      const error = Object.assign(new Error("${code}: ${name}"), {
        code: "${code}", syscall: "${name === "readFile" ? "open" : name.replace("Sync", "")}", ...(typeof first === "string" && { path: first }),
      });
      if (${call.includes(".")}) return Promise.reject(error);
      throw error;
    };
    }`;
}

interface Place {
  readonly folder: string;
  readonly build: (refusal?: Refusal | readonly Refusal[], ...flags: readonly string[]) => SpawnSyncReturns<string>;
  readonly edit: () => void;
}

const spec = `openapi: 3.1.0
info: { title: Hub, version: "1", description: One hub. }
servers: [{ url: "https://hub.example.org" }]
paths:
  /rooms:
    get:
      operationId: listRooms
      summary: List rooms
      description: All rooms.
      responses: { "200": { description: Fine, content: { application/json: { schema: { $ref: part.yaml } } } } }
`;

/** A folder with the site and, where it was built, its output. */
function placeAt(folder: string): Place {
  const build = (refusal?: Refusal | readonly Refusal[], ...flags: readonly string[]): SpawnSyncReturns<string> =>
    spawnSync(process.execPath, [command, "build", "site", "--quiet", "--out-dir", "out", ...flags], {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        TMPDIR: root,
        NODE_OPTIONS: refusal === undefined ? "" : `--require=${refuse(...[refusal].flat())}`,
      },
    });
  return { folder, build, edit: () => put(folder, "site/content/en/docs/intro.md", "# Page intro\n\nOther words.\n") };
}

const first = placeAt(join(root, "first"));
/** The output of an untouched build after the edit. */
let clean: ReadonlyMap<string, string>;
beforeAll(() => {
  const { folder, build } = first;
  put(
    folder,
    "site/hubdocs.config.yaml",
    "title: Refusals\nurl: https://docs.example.org\napis: [{ id: hub, label: Hub, specs: { en: specs/hub.yaml } }]\n",
  );
  put(folder, "site/specs/hub.yaml", spec);
  put(folder, "site/specs/part.yaml", "type: object\n");
  for (const name of ["intro", "more", "end"]) put(folder, `site/content/en/docs/${name}.md`, `# Page ${name}\n`);
  const again = placeAt(join(root, "again"));
  cpSync(folder, again.folder, { recursive: true });
  again.edit();
  expect(again.build().stderr).toBe("");
  clean = readOutput(join(again.folder, "out"));
  expect(build().stderr).toBe("");
});

/** A site that was built once. */
function makePlace(): Place {
  const place = placeAt(mkdtempSync(join(root, "place-")));
  cpSync(first.folder, place.folder, { recursive: true, preserveTimestamps: true });
  return place;
}

const harmless: readonly (readonly [string, Refusal])[] = [
  ["the claim cannot be removed", { call: "promises.rm", path: /claim-/, code: "EPERM" }],
  ["the claim cannot be removed at first", { call: "promises.rm", path: /claim-/, code: "EPERM", nth: 1 }],
  ["a new file cannot be looked at", { call: "lstatSync", path: /\/out\/docs\/intro\/index\.html$/, code: "EIO" }],
  ["the old output cannot be set aside", { call: "promises.rename", path: /staging-[^/]*$/, code: "ENOTEMPTY" }],
];

test.for(harmless)("after the swap nothing makes a build fail whose output is there: %s", ([, refusal]) => {
  const place = makePlace();
  place.edit();
  // Kept folders would be set aside before the swap, which is another matter.
  rmSync(join(place.folder, "site/.hubdocs/folders"), { recursive: true, force: true });
  const { status, stderr } = place.build(refusal);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(readOutput(join(place.folder, "out"))).toEqual(clean);
  // Only a claim that stays refused is left to the next build.
  if (refusal.nth !== undefined) expect(readdirSync(place.folder).sort()).toEqual(["out", "site"]);
  expect(place.build().status).toBe(0);
  expect(readdirSync(place.folder).sort()).toEqual(["out", "site"]);
});

test.runIf(process.platform === "linux")("a part of the cache that the disk has lost is made anew", () => {
  const place = makePlace();
  place.edit();
  // The first two calls read its table, without which a pack is as good as gone.
  const lost = { call: "readSync", path: /\.pack$/, code: "EIO", nth: 3 };
  const { status, stderr } = place.build(lost);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(readOutput(join(place.folder, "out"))).toEqual(clean);
});

test("a source that cannot be looked at once more only costs the next build its shortest way", async () => {
  const place = makePlace();
  place.edit();
  // Nothing is remembered of a build whose sources had not rested.
  await sleep(2_200);
  const { status, stderr } = place.build({ call: "lstatSync", path: /specs\/part\.yaml$/, code: "EIO", nth: 3 });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(readOutput(join(place.folder, "out"))).toEqual(clean);
});

const refused: readonly Refusal[] = [
  { call: "promises.readdir", path: /\.out\.hubdocs$/, code: "EBUSY", nth: 1 },
  { call: "promises.writeFile", path: /\/claim-/, code: "ENOSPC" },
];

test.for(refused)("what stops a build before it begins leaves nothing beside the output: $call", (refusal) => {
  const place = makePlace();
  const before = readOutput(join(place.folder, "out"));
  place.edit();
  const { status, stderr } = place.build(refusal);
  expect(stderr).toContain("error write-failed: cannot ");
  expect(status).toBe(1);
  expect(readOutput(join(place.folder, "out"))).toEqual(before);
  expect(readdirSync(place.folder).sort()).toEqual(["out", "site"]);
});

test("a source that cannot be read is told as such, whoever reads it", () => {
  const place = makePlace();
  put(place.folder, "site/templates/strings/en.json", "{}");
  const { status, stderr } = place.build({
    call: "promises.readFile",
    path: /site\/templates\/strings\/en\.json$/,
    code: "EACCES",
  });
  expect(stderr).toBe(
    "templates/strings/en.json error source-unreadable: cannot be read: permission denied\n  change its permissions, or move it out of the site\n",
  );
  expect(status).toBe(1);
});

test("an archive that cannot be written is not said to have left the folder as it was", () => {
  const place = makePlace();
  const { status, stderr } = place.build({ call: "renameSync", path: /out\.zip/, code: "ENOSPC" }, "--offline");
  expect(stderr).toContain(
    "out.zip: no space left on the disk\n  out is complete, but its archive is missing or out of date: build again",
  );
  expect(status).toBe(1);
  expect(readdirSync(place.folder).sort()).toEqual(["out", "site"]);
});

test("an archive that somebody else has made is not replaced, and nothing is built; one of hubdocs is", () => {
  const place = makePlace();
  const before = readOutput(join(place.folder, "out"));
  put(place.folder, "out.zip", "mine");
  place.edit();
  const { status, stderr } = place.build(undefined, "--offline");
  expect(stderr).toBe(
    "error output-refused: out.zip is there, and not an archive that hubdocs made\n" +
      "  move it away, or choose another folder with --out-dir\n",
  );
  expect(status).toBe(2);
  expect(readFileSync(join(place.folder, "out.zip"), "utf8")).toBe("mine");
  expect(readOutput(join(place.folder, "out"))).toEqual(before);
  rmSync(join(place.folder, "out.zip"));
  for (const _attempt of [1, 2]) expect(place.build(undefined, "--offline").status).toBe(0);
});

test.each([
  ["findings.json", ["--update-baseline", "--baseline"]],
  ["todo.html", ["--translation-report"]],
])("a check that cannot write %s does not speak of a build or an output", (file, flags) => {
  const { folder } = makePlace();
  const NODE_OPTIONS = `--require=${refuse({ call: "writeFileSync", path: new RegExp(`${file}\\.`), code: "ENOSPC" })}`;
  const { status, stderr } = spawnSync(process.execPath, [command, "check", "site", "--quiet", ...flags, file], {
    ...{ cwd: folder, encoding: "utf8", env: { ...process.env, NODE_OPTIONS } },
  });
  expect(stderr).toBe(
    `error write-failed: cannot write ${file}: no space left on the disk\n  free some space, and run the command again\n`,
  );
  expect(status).toBe(1);
});

test("a version that cannot be frozen or thawed has a remedy that speaks neither of a build nor of an output", () => {
  const { folder } = makePlace();
  const version = (name: string, flags: readonly string[], refusal?: Refusal): string =>
    spawnSync(process.execPath, [command, "version", name, "site", "--quiet", ...flags], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NODE_OPTIONS: refusal === undefined ? "" : `--require=${refuse(refusal)}` },
    }).stderr;
  for (const name of ["1.0", "2.0"]) expect(version(name, [])).toBe("");
  const path = /frozen\/1\.0\.zip/;
  const remedy = ": permission denied\n  change the permissions, and run the command again\n";
  expect(version("1.0", ["--freeze"], { call: "openSync", path, code: "EACCES" })).toBe(
    `error write-failed: cannot write frozen/1.0.zip${remedy}`,
  );
  expect(existsSync(join(folder, "site/frozen"))).toBe(false);
  expect(version("1.0", ["--freeze"])).toBe("");
  expect(version("1.0", ["--unfreeze"], { call: "rmSync", path, code: "EACCES" })).toBe(
    `error write-failed: cannot remove frozen/1.0.zip${remedy}`,
  );
});

test("what went wrong with an archive is told when its beginning cannot be removed either", () => {
  const place = makePlace();
  const { status, stderr } = place.build(
    [
      { call: "renameSync", path: /out\.zip/, code: "ENOSPC" },
      { call: "rmSync", path: /out\.zip/, code: "EIO" },
    ],
    "--offline",
  );
  expect(stderr).toContain("out is complete, but its archive");
  expect(status).toBe(1);
});

test("a build has failed just when its output is the earlier one, whenever the output cannot be looked at", () => {
  const place = makePlace();
  const statuses = [1, 2, 3, 4, 5, 6].map((nth) => {
    put(place.folder, "site/content/en/docs/intro.md", `# Page intro\n\nEdition ${nth}.\n`);
    const { status } = place.build({ call: "promises.stat", path: /\/out$/, code: "EIO", nth });
    const page = readFileSync(join(place.folder, "out/docs/intro/index.html"), "utf8");
    expect([nth, status]).toEqual([nth, page.includes(`Edition ${nth}.`) ? 0 : 1]);
    expect(readdirSync(place.folder).sort()).toEqual(["out", "site"]);
    return status;
  });
  expect(statuses).toContain(0);
  expect(statuses).toContain(1);
});

test("a verification is not lost with its temporary folder, and says when there is nothing to compare with", () => {
  const place = makePlace();
  const kept = place.build({ call: "promises.rm", path: /hubdocs-verify-[^/]*$/, code: "EBUSY" }, "--verify");
  expect([kept.status, kept.stderr]).toEqual([0, ""]);
  const full = place.build({ call: "writeFileSync", path: /hubdocs-verify-.*html$/, code: "ENOSPC" }, "--verify");
  expect(full.stderr).toContain("error write-failed: cannot write ");
  expect(full.stderr).toContain(": no space left on the disk");
  expect(full.status).toBe(1);
});

test("a cache that turns read-only while a site is built is told of, and the site is built without it", () => {
  const place = makePlace();
  place.edit();
  rmSync(join(place.folder, "site/.hubdocs"), { recursive: true });
  const { status, stderr } = place.build({ call: "openSync", path: /site\/\.hubdocs\/cache\/new-/, code: "EACCES" });
  expect(stderr).toBe(
    "warning write-failed: cannot store intermediate files in site/.hubdocs: permission denied\n" +
      "  change its permissions, or set HUBDOCS_CACHE_DIR to another folder: until then, every build starts from scratch\n",
  );
  expect(status).toBe(0);
  expect(readOutput(join(place.folder, "out"))).toEqual(clean);
});

test("a folder for intermediate files that was asked for and is none is told of, and a time for pages that is none is refused", () => {
  const place = makePlace();
  const site = join(place.folder, "site");
  const run = (env: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [command, "check", site], { env: { ...process.env, ...env }, encoding: "utf8" });
  const file = run({ HUBDOCS_CACHE_DIR: join(site, "hubdocs.config.yaml") });
  expect(file.stderr).toContain("hubdocs.config.yaml: it is not a writable folder");
  expect(file.status).toBe(0);
  const time = run({ HUBDOCS_PAGE_SECONDS: "soon" });
  expect(time.stderr).toContain('error bad-call: HUBDOCS_PAGE_SECONDS is "soon", which is not a number of seconds');
  expect(time.status).toBe(2);
});

// Each place with one command, and each command with a place.
test.each([
  ["content", ["build"], "it is inside the site's content folder"],
  ["content/en/docs", ["check"], "it is inside the site's content folder"],
  ["specs/new", ["version", "1.0"], "it is inside the site's specs folder"],
  [".", ["build"], "it is the site's own folder"],
  ["out", ["build", "--out-dir", "out"], "it is the output folder"],
  ["build/.cache", ["build"], "it is inside the output folder"],
  ["out", ["build", "--out-dir", "out/cache"], "the output folder is inside it"],
])("intermediate files are not put among sources or outputs: HUBDOCS_CACHE_DIR=%s, %s", (asked, call, reason) => {
  const place = makePlace();
  const site = join(place.folder, "site");
  const before = readdirSync(site, { recursive: true }).sort();
  const env = { ...process.env, HUBDOCS_CACHE_DIR: asked };
  const { status, stderr } = spawnSync(process.execPath, [command, ...call], { cwd: site, env, encoding: "utf8" });
  expect(stderr).toMatch(
    new RegExp(
      `^error bad-call: intermediate files cannot be stored in \\S+: ${reason}\\n  set HUBDOCS_CACHE_DIR [^\\n]*\\n$`,
    ),
  );
  expect(status).toBe(2);
  expect(readdirSync(site, { recursive: true }).sort()).toEqual(before);
});

test("a share whose results have no room names them as they would be called", () => {
  const place = makePlace();
  const full = { call: "openSync", path: /\/results\.pack$/, code: "ENOSPC" };
  const { status, stderr } = place.build(full, "--out-dir", "share", "--shard", "1/2");
  expect(stderr).toBe(
    "error write-failed: cannot write share/results.pack: no space left on the disk\n" +
      "  free some space and build again; no output was written\n",
  );
  expect(status).toBe(1);
  expect(readdirSync(place.folder).sort()).toEqual(["out", "site"]);
});
