// Edits as editors, checkouts and people at a prompt make them: none goes unseen.
import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { openListeners } from "../../../src/platform/folderListeners.ts";
import { pollFolder } from "../../../src/platform/poller.ts";
import { watchFolder } from "../../../src/platform/watcher.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-watcher-")));
const site = join(root, "site");
const events = new Map<string, boolean>();
const watches: { close(): void }[] = [];
const put = (path: string, text = "x"): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const watch = async (start = watchFolder, folder = site): Promise<void> => {
  const onEvent = (path: string, isEdit: boolean): void => void events.set(relative(folder, path), isEdit);
  const onError = (reason: string): never => expect.fail(reason);
  watches.push(await start({ folder, ignored: [join(folder, "build")], onEvent, onError }));
};
const seen = (path: string) => expect.poll(() => events.get(path), { timeout: 4_000 });
/** Lets what has happened be told of. */
const rest = async (ms = 300): Promise<void> => {
  await sleep(ms);
  events.clear();
};
/** Waits until something in a folder is told of. */
const seenIn = (folder: string) =>
  expect.poll(() => [...events.keys()].some((path) => path.startsWith(folder)), { timeout: 10_000 });
/** Waits until anything is told of, however busy the machine is. */
const anything = () => expect.poll(() => events.size, { timeout: 10_000 }).toBeGreaterThan(0);

beforeEach(() => {
  put("site/docs/guide/a.md");
  put("site/docs/guide/b.md");
  events.clear();
});
afterEach(() => {
  for (const { close } of watches.splice(0)) close();
  rmSync(site, { recursive: true, force: true });
});

afterAll(() => rmSync(root, { recursive: true }));

// Changes are looked for every 300 ms, and for what is missing twice.
describe.each([
  ["told of", watchFolder, 300],
  ["looked for", pollFolder, 900],
])("what happens is %s", (_, start, restMs) => {
  test("a file that is written, saved by way of another one, or removed and written again has been edited", async () => {
    await watch(start);
    put("site/docs/guide/a.md", "y");
    await seen("docs/guide/a.md").toBe(true);
    await rest(restMs);
    put("site/docs/guide/a.md.tmp", "z");
    renameSync(join(site, "docs/guide/a.md.tmp"), join(site, "docs/guide/a.md"));
    await seen("docs/guide/a.md").toBe(true);
    await rest(restMs);
    rmSync(join(site, "docs/guide/a.md"));
    await sleep(40);
    put("site/docs/guide/a.md", "again");
    await seen("docs/guide/a.md").toBe(true);
  });

  test("a file that comes, or goes for good, is no edit", async () => {
    await watch(start);
    put("site/docs/guide/c.md");
    rmSync(join(site, "docs/guide/a.md"));
    await seen("docs/guide/c.md").toBe(false);
    await seen("docs/guide/a.md").toBe(false);
  });

  test("of names with a dot those count that are published or that pages may name; the output and packages do not", async () => {
    put("site/static/.well-known/security.txt");
    put("site/.github/CONTRIBUTING.md");
    put("site/build/index.html");
    await watch(start);
    put("site/static/.well-known/security.txt", "y");
    await seen("static/.well-known/security.txt").toBe(true);
    put("site/.github/CONTRIBUTING.md", "y");
    await seen(".github/CONTRIBUTING.md").toBe(true);
    await rest(restMs);
    put("site/docs/guide/.a.md.swp");
    put("site/build/index.html", "y");
    put("site/node_modules/package/index.js");
    await sleep(restMs);
    expect([...events]).toEqual([]);
  });

  test("sites that were built into the folder do not count, those that it publishes do", async () => {
    for (const built of ["public", "static/old"]) {
      put(`site/${built}/.hubdocs-output`);
      put(`site/${built}/index.html`);
    }
    await watch(start);
    put("site/public/index.html", "y");
    put("site/static/old/index.html", "y");
    await seen("static/old/index.html").toBe(true);
    await rest(restMs);
    renameSync(join(site, "public"), join(root, "moved"));
    renameSync(join(root, "moved"), join(site, "public"));
    put("site/docs/guide/a.md", "y");
    await seen("docs/guide/a.md").toBe(true);
    expect([...events.keys()]).toEqual(["docs/guide/a.md"]);
  });

  test("edits are seen in folders that were deleted, moved, and made again", async () => {
    cpSync(site, join(root, "kept"), { recursive: true });
    await watch(start);
    for (const pauseMs of [0, 30, 1_000]) {
      rmSync(site, { recursive: true });
      await sleep(pauseMs);
      events.clear();
      cpSync(join(root, "kept"), site, { recursive: true });
      await anything();
      await rest(restMs);
      put("site/docs/guide/a.md", `after ${pauseMs}`);
      await seen("docs/guide/a.md").toBe(true);
    }
    renameSync(join(site, "docs/guide"), join(site, "docs/manual"));
    await seenIn("docs/manual").toBe(true);
    await rest(restMs);
    put("site/docs/manual/a.md", "y");
    await seen("docs/manual/a.md").toBe(true);
  });
});

test("edits are seen in folders that were deleted and made again, however fast", async () => {
  cpSync(site, join(root, "kept"), { recursive: true });
  await watch();
  for (const pauseMs of [0, 30, 200]) {
    rmSync(join(site, "docs"), { recursive: true });
    await sleep(pauseMs);
    cpSync(join(root, "kept/docs"), join(site, "docs"), { recursive: true });
    await seen("docs").toBe(false);
    await rest();
    for (const text of ["one", "two"]) {
      put("site/docs/guide/x.tmp", text);
      renameSync(join(site, "docs/guide/x.tmp"), join(site, "docs/guide/a.md"));
      await seen("docs/guide/a.md").toBe(true);
      put("site/docs/guide/b.md", text);
      await seen("docs/guide/b.md").toBe(true);
      await rest();
    }
  }
});

test("edits are seen when the site's own folder was deleted and made again", async () => {
  await watch();
  rmSync(site, { recursive: true });
  put("site/docs/guide/a.md");
  await seen("").toBe(false);
  await rest();
  put("site/docs/guide/a.md", "y");
  await seen("docs/guide/a.md").toBe(true);
});

test("edits are seen in a moved folder, and in a folder that is called by a link", async () => {
  symlinkSync("site", join(root, "link"));
  await watch(watchFolder, join(root, "link"));
  renameSync(join(site, "docs/guide"), join(site, "docs/manual"));
  await seen("docs/manual").toBe(false);
  await rest();
  put("site/docs/manual/a.md", "y");
  await seen("docs/manual/a.md").toBe(true);
});

test("whoever waits for a folder to be watched is let go when nobody listens any more", async () => {
  const listen = await openListeners((reason) => expect.fail(reason));
  const { isReady, close } = listen(site, () => undefined);
  close();
  await isReady;
});
