// Sitemaps tell when pages of an API were changed: with the specification they are made of. Runs the real command in a
// repository.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-spec-dates-"));
const site = join(folder, "site");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function commit(date: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"];
  execFileSync("git", ["add", "."], { cwd: site, env });
  execFileSync("git", [...who, "commit", "--quiet", "--message", "A change"], { cwd: site, env });
}

function writeSpec(title: string): void {
  const paths = "{ /rooms: { get: { operationId: getRooms, responses: { '200': { description: ok } } } } }";
  put(site, "specs/hub.yaml", `openapi: 3.1.0\ninfo: { title: ${title}, version: "1" }\npaths: ${paths}\n`);
}

/** The date of a page in the sitemap. */
function dateOf(path: string): string | undefined {
  const { status, stderr } = runHubdocs(["build"], site);
  expect(status, stderr).toBe(0);
  const sitemap = readFileSync(join(site, "build/sitemap.xml"), "utf8");
  return new RegExp(`<loc>https://docs.example.org${path}</loc><lastmod>([^<]*)`).exec(sitemap)?.[1];
}

test("pages of an API have the date of their specification, also when nothing else has changed", () => {
  put(site, ".gitignore", "build/\n.hubdocs/\n");
  put(
    site,
    "hubdocs.config.yaml",
    "title: Hub\nurl: https://docs.example.org\nlastUpdated: true\napis: [{ id: hub, label: Hub, specs: { en: specs/hub.yaml } }]\n",
  );
  put(site, "content/en/docs/intro.md", "# Introduction\n");
  writeSpec("Hub");
  execFileSync("git", ["init", "--quiet"], { cwd: site });
  commit("2026-01-02T03:04:05+00:00");
  expect(dateOf("/docs/api/get-rooms")).toBe("2026-01-02T03:04:05+00:00");
  writeSpec("Another hub");
  commit("2026-02-03T04:05:06+00:00");
  expect(dateOf("/docs/api/get-rooms")).toBe("2026-02-03T04:05:06+00:00");
  expect(dateOf("/docs/intro")).toBe("2026-01-02T03:04:05+00:00");
});
