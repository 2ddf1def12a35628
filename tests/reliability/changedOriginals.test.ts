// A translation that is behind comes with what its original said then, word by word. Runs the real command in a repository.
import { execFileSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-originals-"));
// The repository's root is above the site.
const site = join(folder, "site");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function commit(): void {
  const who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"];
  execFileSync("git", ["add", "."], { cwd: folder });
  execFileSync("git", [...who, "commit", "--quiet", "--message", "A change"], { cwd: folder });
}

function writeOriginal(words: { title: string; seconds: number; last: string }): void {
  put(
    site,
    "content/en/docs/start.md",
    `---\ntitle: ${words.title}\ndescription: First steps\n---\n\n## Pairing {#pairing}\n\nHold the button down\nfor ${words.seconds} seconds, until the light blinks. ${words.last}\n`,
  );
}

const told = (): readonly string[] =>
  runHubdocs(["check"], site)
    .stderr.split("\n")
    .filter((line) => line.startsWith("    "))
    .map((line) => line.trim());

test("what has changed since a translation was accepted is told, word by word, where git knows it", () => {
  put(folder, ".gitignore", ".hubdocs/\n");
  put(site, "hubdocs.config.yaml", "title: Hub\nlocales: { default: en, en: English, uk: Українська }\n");
  put(
    site,
    "content/uk/docs/start.md",
    "---\ntitle: Початок\ndescription: Перші кроки\n---\n\n## Пара {#pairing}\n\nТримайте кнопку 3 секунди, доки не блимне. Усе.\n",
  );
  writeOriginal({ title: "Start", seconds: 3, last: "That is all." });
  expect(runHubdocs(["check", "--accept-translations", "content/uk"], site).status).toBe(0);
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  commit();
  writeOriginal({ title: "Start", seconds: 4, last: "That is all." });
  commit();
  writeOriginal({ title: "Getting started", seconds: 3, last: "Then open the app and choose it." });
  expect(told()).toEqual([
    "content/en/docs/start.md:1:1 is the original",
    'content/en/docs/start.md:1:1 now says "Getting started First steps" instead of "Start First steps"',
    "content/en/docs/start.md:6:1 is the original",
    'content/en/docs/start.md:9:40 now says "light blinks. Then open the app and choose it." instead of "light blinks. That is all."',
  ]);
  renameSync(join(folder, ".git"), join(folder, "git"));
  expect(told()).toEqual([
    "content/en/docs/start.md:1:1 is the original",
    "content/en/docs/start.md:6:1 is the original",
  ]);
});

test("the beginning of a page is compared where it differs: in its text, if title and description are the same", () => {
  const write = (port: number): void =>
    put(
      site,
      "content/en/docs/start.md",
      `---\ntitle: Start\ndescription: First steps\n---\n\nConnect the hub.\n\nThen open port ${port}.\n\n## Pairing {#pairing}\n\nHold it for 3 seconds.\n`,
    );
  renameSync(join(folder, "git"), join(folder, ".git"));
  write(80);
  expect(runHubdocs(["check", "--accept-translations", "content/uk"], site).status).toBe(0);
  commit();
  write(8080);
  expect(told()).toEqual([
    "content/en/docs/start.md:1:1 is the original",
    'content/en/docs/start.md:8:16 now says "open port 8080." instead of "open port 80."',
  ]);
});
