import { expect, test } from "vitest";
import { url } from "../../../src/model/brands.ts";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../../../src/model/sidebar.ts";
import { branchKey, branchOf } from "../../../src/site/sidebarBranch.ts";

function link(name: string, more: Partial<SidebarLink> = {}): SidebarLink {
  return { kind: "link", label: name, href: `/docs/${name}`, isExternal: false, ...more };
}

function category(label: string, items: readonly SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory {
  return { kind: "category", label, items, isCollapsible: true, isCollapsed: true, ...more };
}

const links = (count: number, prefix = "p"): readonly SidebarLink[] =>
  Array.from({ length: count }, (_, index) => link(`${prefix}${index}`));

const labels = (items: readonly SidebarItem[]): readonly string[] =>
  items.map((item) => (item.kind === "html" ? item.html : item.label));

const expectedLabels = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, index) => `p${from + index}`);

test("a level of two hundred entries is shown whole", () => {
  const items = links(200);
  expect(labels(branchOf(items, [items[150] as SidebarLink]))).toEqual(expectedLabels(0, 200));
});

test("of a longer level a page shows the hundred around it, and a row for every other hundred that leads to its first page", () => {
  const items = links(350);
  const page = items[120] as SidebarLink;
  const shown = branchOf(items, [page]);
  expect(labels(shown)).toEqual(["p0 … p99", ...expectedLabels(100, 200), "p200 … p299", "p300 … p349"]);
  expect(shown.at(-1)).toMatchObject({ kind: "link", href: "/docs/p300" });
});

test("pages of one stretch have one branch, others have not", () => {
  const items = links(350);
  const keyOf = (at: number): unknown => branchKey(items, [items[at] as SidebarLink]);
  expect(keyOf(100)).toBe(keyOf(199));
  expect(keyOf(199)).not.toBe(keyOf(200));
  expect(branchKey(items, [])).toBe(keyOf(0));
});

test("what stretches have in common is one value, so that it is rendered once", () => {
  const items = links(350);
  const [first, second] = [0, 120].map((at) => branchOf(items, [items[at] as SidebarLink]));
  expect(first?.at(-1)).toBe(second?.at(-1));
});

test("a page that is not listed, and a category's own page, show the beginning of a long level", () => {
  const items = links(201);
  expect(labels(branchOf(items, []))).toEqual([...expectedLabels(0, 100), "p100 … p199", "p200"]);
  const outer = category("All", items, { href: url("/docs/all") });
  const [open] = branchOf([outer], [outer]);
  expect(open?.kind === "category" && labels(open.items)).toEqual([...expectedLabels(0, 100), "p100 … p199", "p200"]);
});

test("a category in a long level is open around its page and closed elsewhere", () => {
  const parts = Array.from({ length: 250 }, (_, at) => category(`c${at}`, [link(`c${at}-one`), link(`c${at}-two`)]));
  const part = parts[240] as SidebarCategory;
  const shown = branchOf(parts, [part, part.items[1] as SidebarLink]);
  expect(shown).toHaveLength(2 + 50);
  expect(shown[1]).toMatchObject({ label: "c100 … c199", href: "/docs/c100-one" });
  const [own, next] = [shown[2 + 40], shown[2 + 41]];
  expect(own?.kind === "category" && labels(own.items)).toEqual(["c240-one", "c240-two"]);
  expect(next).toMatchObject({ items: [], href: "/docs/c241-one" });
});

test("an unlisted page stands in its own branch alone, at its place", () => {
  const items = [...links(200), link("secret", { isUnlisted: true }), ...links(10, "q")];
  const secret = items[200] as SidebarLink;
  expect(labels(branchOf(items, [secret])).slice(0, 3)).toEqual(["p0 … p99", "p100 … p199", "secret"]);
  expect(labels(branchOf(items, [items[205] as SidebarLink]))).not.toContain("secret");
  const last = [...links(300), link("secret", { isUnlisted: true })];
  expect(labels(branchOf(last, [last[300] as SidebarLink])).at(-1)).toBe("secret");
});

test("a page's sidebar stays short in a level of a hundred thousand", () => {
  const items = links(100_000);
  const shown = branchOf(items, [items[54_321] as SidebarLink]);
  expect(shown.length).toBeLessThan(320);
  expect(labels(shown)).toContain("p54321");
  expect(labels(shown)).toContain("p54200 … p54299");
  expect(labels(shown)[0]).toBe("p0 … p9999");
  expect(labels(shown).at(-1)).toBe("p90000 … p99999");
});

test("entries that lead nowhere in the site have a row without a link", () => {
  const away = links(100).map((item) => ({ ...item, href: `https://example.org/${item.label}`, isExternal: true }));
  const items = [...links(150, "q"), ...links(50, "r"), ...away];
  const shown = branchOf(items, [items[0] as SidebarLink]);
  expect(shown.at(-1)).toMatchObject({ kind: "category", label: "p0 … p99", items: [] });
  expect(shown.at(-1)).not.toHaveProperty("href");
});
