// What the rules about a configuration are given to look at.
import { expect, test } from "vitest";
import { checkInputOf } from "../../../src/config/checks/check.ts";
import { collectKnownNames } from "../../../src/config/knownNames.ts";

const facts = { siteName: "site", folders: new Set<string>() };

test("values and objects are those of a name in the author's order, and grouped once however often rules ask", () => {
  const found = (name: string, value: unknown) => ({ name, path: [name], value });
  const object = (name: string, key: string) => ({ name, path: [name], keys: [key] });
  const input = checkInputOf(
    {
      problems: [],
      sound: [
        found("UserConfig.url", "https://a.example"),
        found("UserConfig.editUrl", "x"),
        found("UserConfig.url", 2),
      ],
      objects: [object("NavbarLinkItem", "to"), object("FooterLink", "to"), object("NavbarLinkItem", "href")],
    },
    { names: collectKnownNames({}, facts), facts },
  );
  expect(input.values("UserConfig.url").map(({ value }) => value)).toEqual(["https://a.example", 2]);
  expect(input.values("UserConfig.url")).toBe(input.values("UserConfig.url"));
  expect(input.values("UserConfig.favicon")).toEqual([]);
  expect(input.objects("NavbarLinkItem").map(({ keys }) => keys)).toEqual([["to"], ["href"]]);
  expect(input.objects("NavbarLinkItem")).toBe(input.objects("NavbarLinkItem"));
});
