// Labels of hubdocs itself, in languages that it has no words for.
import { expect, test } from "vitest";
import { completeConfig } from "../../../src/config/completeConfig.ts";
import type { Config } from "../../../src/model/config.ts";
import type { UserConfig } from "../../../src/model/userConfig.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeContent } from "./smallSite.ts";

const strings = { uk: { blog: "Блог", nextVersion: "Наступна" }, pl: { blog: "Wpisy", nextVersion: "Next" } };
const locales = { default: "uk", uk: null, pl: null };

function labelled(user: UserConfig): Config {
  const facts = { siteName: "hub", folders: new Set(["content/uk/blog"]) };
  const config = completeConfig({ user: { locales, ...user }, facts, overrides: {} });
  return assembleSite(config, makeContent([]), { drafts: false, strings }).value.config;
}

test("they are the texts of the interface", () => {
  const { navbar, versionLabels, versions } = labelled({});
  expect(navbar.items[0]).toEqual({ type: "link", label: { uk: "Блог", pl: "Wpisy" }, to: "/blog" });
  expect(versionLabels).toEqual({ current: { uk: "Наступна", pl: "Next" } });
  expect(versions.map(({ label }) => label)).toEqual(["Наступна"]);
});

test("those that an author has written stay", () => {
  const { navbar, versionLabels } = labelled({
    blog: { title: "Новини" },
    versions: { list: { current: { label: "Нова" } } },
  });
  expect(navbar.items[0]).toMatchObject({ label: "Новини" });
  expect(versionLabels).toEqual({ current: "Нова" });
  const items = [{ type: "link", label: "Дім", to: "/" }] as const;
  expect(labelled({ navbar: { items } }).navbar.items).toEqual(items);
});
