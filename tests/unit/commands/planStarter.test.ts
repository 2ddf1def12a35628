import { expect, test } from "vitest";
import { planStarter } from "../../../src/commands/planStarter.ts";

const nameFor = (folderName: string): unknown => {
  const request = { locales: ["en"], title: "T", baseUrl: "/", date: "2026-01-01", folderName, toolVersion: "1.0.0" };
  const manifest = planStarter([], request).find(({ path }) => path === "package.json");
  return JSON.parse(manifest?.text ?? "{}").name;
};

test.each([
  ["my-docs", "my-docs"],
  ["My Docs (2)", "my-docs-2"],
  ["Мій сейф", "docs"],
  // npm refuses to install a package into one of the same name.
  ["hubdocs", "hubdocs-site"],
])("the package of the folder %j is called %s", (folder, name) => {
  expect(nameFor(folder)).toBe(name);
});
