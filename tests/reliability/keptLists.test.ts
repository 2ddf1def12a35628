// Files that a check keeps for the site, killed before each call that changes them: the earlier file is there, or the new one.
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { momentsOf } from "./moments.ts";
import { put, putAll } from "./putFile.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-kept-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The work folder lies elsewhere, so that only calls that change the site are counted.
const env = { ...process.env, HUBDOCS_CACHE_DIR: join(folder, "cache") };

test.each([
  ["the record of translations", ["check", "--accept-translations", "content/uk"], "content/translations.uk.json"],
  ["the list of known findings", ["check", "--baseline", "known.json", "--update-baseline"], "known.json"],
  ["the page for translators", ["check", "--translation-report", "todo.html"], "todo.html"],
])("%s is as it was, or whole", (name, args, file) => {
  const site = join(folder, name.replaceAll(" ", "-"));
  putAll(site, {
    "hubdocs.config.yaml": "title: Hub\nlocales: { default: en, en: { label: English }, uk: { label: Українська } }\n",
    "content/en/docs/a.md": "# A\n\nText, [none](none.md).\n",
    "content/uk/docs/a.md": "# А\n\nТекст.\n",
  });
  const run = (): number | null => runHubdocs(args, site, env).status;
  const now = (): string => readFileSync(join(site, file), "utf8");
  run();
  const before = now();
  put(site, "content/en/docs/a.md", "# A\n\nAnother text, [none](none2.md).\n");
  const moments = momentsOf({ args, folder: site, site, env, statuses: [0, 1] });
  const seen = moments.map(({ restore }) => {
    restore();
    return now();
  });
  moments.at(-1)?.restore();
  run();
  const after = now();
  expect(after).not.toBe(before);
  expect(seen.filter((text) => ![before, after].includes(text))).toEqual([]);
  // What a killed run leaves beside the file, the next one removes.
  expect(moments.length).toBeGreaterThan(1);
  expect(readdirSync(join(site, file, "..")).filter((each) => /\d{6}/.test(each))).toEqual([]);
});

test("what is accepted while the list is written is recorded, and not in the list; a wrong call writes neither", () => {
  const site = join(folder, "both");
  const languages = "locales: { default: en, en: { label: English }, uk: { label: Українська } }\n";
  put(site, "hubdocs.config.yaml", `title: Hub\nurl: https://docs.example.org\n${languages}`);
  putAll(site, { "content/en/docs/a.md": "# A\n\nText.\n", "content/uk/docs/a.md": "# А\n\nТекст.\n" });
  const accept = (path: string, ...more: readonly string[]) =>
    runHubdocs(["check", "--accept-translations", path, ...more], site, env);
  const list = ["--baseline", "known.json", "--update-baseline"];
  accept("content/uk");
  put(site, "content/en/docs/a.md", "# A\n\nAnother text.\n");
  const wrong = accept("content/nowhere", ...list);
  expect(wrong.stderr).toContain("error bad-call: --accept-translations: there is no page");
  expect([wrong.status, existsSync(join(site, "known.json"))]).toEqual([2, false]);
  const { status, stdout } = accept("content/uk", ...list);
  expect([status, stdout]).toEqual([
    0,
    "Wrote content/translations.uk.json\nWrote known.json: 0 findings will no longer be reported\n",
  ]);
  expect(runHubdocs(["check", "--strict", "--baseline", "known.json"], site, env).stderr).toBe("");
});

test("what only a check of other sites or an earlier release can find stays listed, and its ignores count as used", () => {
  const site = join(folder, "unlooked");
  const listed = [
    {
      code: "broken-external-link",
      file: "content/en/docs/a.md",
      message: 'The link "https://x.example/" leads nowhere',
      count: 2,
    },
    { code: "broken-link", file: "content/en/docs/a.md", message: "mended since", count: 1 },
    { code: "removed-address", file: "", message: "/docs/gone is gone", count: 1 },
  ];
  const ignored = ["removed-anchor", "broken-external-anchor", "missing-alt"];
  const ignore = ignored.map((code) => `{ code: ${code}, reason: known }`).join(", ");
  putAll(site, {
    "hubdocs.config.yaml": `title: Hub\nurl: https://docs.example.org\nchecks: { ignore: [${ignore}] }\n`,
    "content/en/docs/a.md": "# A\n\n[none](none.md)\n",
    "known.json": JSON.stringify({ version: 1, findings: listed }),
  });
  const update = runHubdocs(["check", "--baseline", "known.json", "--update-baseline"], site, env);
  expect(update.stdout).toContain("Wrote known.json: 5 findings");
  const { findings } = JSON.parse(readFileSync(join(site, "known.json"), "utf8"));
  expect(findings.filter(({ code }: { code: string }) => code !== "broken-link")).toEqual([
    { ...listed[2] },
    { ...listed[0] },
    { code: "unused-ignore", file: "hubdocs.config.yaml", message: expect.stringContaining("missing-alt"), count: 1 },
  ]);
  const { stderr } = runHubdocs(["check", "--strict", "--baseline", "known.json"], site, env);
  expect(stderr).toBe("");
});
