import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addFolders, settleFolders } from "../../../src/platform/addFolders.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "hubdocs-add-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const added = {
  folders: ["content/en/versions/1.0", "specs/versions/1.0"],
  files: [
    { path: "content/en/versions/1.0/guide/one.md", bytes: "# One" },
    { path: "specs/versions/1.0/hub.yaml", bytes: "openapi: 3.0.3" },
  ],
  last: { path: "versions.json", text: "{}\n" },
};

test("all folders are there, and nothing besides", () => {
  addFolders({ root, ...added });
  expect(readFileSync(join(root, "content/en/versions/1.0/guide/one.md"), "utf8")).toBe("# One");
  expect(readFileSync(join(root, "versions.json"), "utf8")).toBe("{}\n");
  expect([readdirSync(root).sort(), readdirSync(join(root, "specs/versions"))]).toEqual([
    ["content", "specs", "versions.json"],
    ["1.0"],
  ]);
});

test("when the last step fails, nothing was added and what was there is as it was", () => {
  mkdirSync(join(root, "content/uk/versions"), { recursive: true });
  // A folder in the place of the list cannot be replaced by a file.
  mkdirSync(join(root, "versions.json"));
  writeFileSync(join(root, "versions.json", "kept"), "");
  expect(() => addFolders({ root, ...added })).toThrow("nothing was added");
  expect(existsSync(join(root, "versions.json/kept"))).toBe(true);
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(
    ["content", "content/uk", "content/uk/versions", "versions.json", "versions.json/kept"].map((path) => join(path)),
  );
});

test("files that change with them are as they were when the last step fails, and changed when it is made", () => {
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content/kept.json"), "{ }");
  const beside = [
    { path: "content/kept.json", text: "[]" },
    { path: "content/new.json", text: "[]" },
  ];
  mkdirSync(join(root, "versions.json"));
  expect(() => addFolders({ root, ...added, beside })).toThrow("nothing was added");
  expect(readFileSync(join(root, "content/kept.json"), "utf8")).toBe("{ }");
  expect(existsSync(join(root, "content/new.json"))).toBe(false);
  rmSync(join(root, "versions.json"), { recursive: true });
  addFolders({ root, ...added, beside });
  expect(["kept", "new"].map((name) => readFileSync(join(root, `content/${name}.json`), "utf8"))).toEqual(["[]", "[]"]);
});

test("once they count they stay, though the plan cannot be removed", async () => {
  vi.resetModules();
  const plans = "../../../src/platform/savePlan.ts";
  vi.doMock(plans, async (load) => ({
    ...(await load<object>()),
    endPlan: () => {
      throw new Error("EIO");
    },
  }));
  const { addFolders: addWithFault } = await import("../../../src/platform/addFolders.ts");
  vi.doUnmock(plans);
  vi.resetModules();
  addWithFault({ root, ...added });
  expect(readFileSync(join(root, "versions.json"), "utf8")).toBe("{}\n");
  expect(settleFolders(root, "versions.json")?.outcome).toBe("finished");
  expect(readFileSync(join(root, "specs/versions/1.0/hub.yaml"), "utf8")).toBe("openapi: 3.0.3");
  expect(settleFolders(root, "versions.json")).toBeUndefined();
});

test("a folder that exists is not touched", () => {
  mkdirSync(join(root, "specs/versions/1.0"), { recursive: true });
  writeFileSync(join(root, "specs/versions/1.0/own.yaml"), "");
  expect(() => addFolders({ root, ...added })).toThrow("nothing was added");
  expect(readdirSync(join(root, "specs/versions/1.0"))).toEqual(["own.yaml"]);
});

test("a plan that leads out of the site, or to what is not its content, is not followed", () => {
  const stranger = join(root, "other/.kept.new");
  mkdirSync(stranger, { recursive: true });
  mkdirSync(join(root, "empty"));
  const site = join(root, "site");
  const last = { path: "versions.json", text: "{}" };
  const plans = [
    { folders: ["../other/kept"], last },
    { folders: [], around: ["../empty"], last },
    { folders: [], beside: [{ path: "../other/kept", text: "" }], last },
    { folders: [], beside: [{ path: ".git/hooks/pre-commit", text: "" }], last },
  ];
  for (const [state, plan] of ["begun", "whole"].flatMap((each) => plans.map((plan) => [each, plan] as const))) {
    mkdirSync(join(site, ".versions.json.hubdocs"), { recursive: true });
    writeFileSync(join(site, `.versions.json.hubdocs/${state}.json`), JSON.stringify(plan));
    expect(settleFolders(site, "versions.json")).toEqual({ outcome: "undone", folders: [] });
  }
  expect(readdirSync(join(root, "other"))).toEqual([".kept.new"]);
  expect(existsSync(join(root, "empty"))).toBe(true);
  expect(readdirSync(site)).toEqual([]);
});

test("folders that a killed run has made around those that it added go again, others stay", () => {
  const around = ["content/en/versions", "content/uk/versions"];
  mkdirSync(join(root, "content/en/versions/.1.0.new"), { recursive: true });
  mkdirSync(join(root, "content/uk/versions"), { recursive: true });
  writeFileSync(join(root, "content/uk/versions/own.md"), "");
  mkdirSync(join(root, ".versions.json.hubdocs"));
  const plan = { folders: added.folders, around, last: added.last };
  writeFileSync(join(root, ".versions.json.hubdocs/begun.json"), JSON.stringify(plan));
  expect(settleFolders(root, "versions.json")?.outcome).toBe("undone");
  expect(readdirSync(join(root, "content/en"))).toEqual([]);
  expect(readdirSync(join(root, "content/uk/versions"))).toEqual(["own.md"]);
});

test("a plan of which only half was written is taken back", () => {
  mkdirSync(join(root, ".versions.json.hubdocs"));
  writeFileSync(join(root, ".versions.json.hubdocs/begun.json"), '{"folders":["specs/ver');
  expect(settleFolders(root, "versions.json")?.outcome).toBe("undone");
  expect(readdirSync(root)).toEqual([]);
});
