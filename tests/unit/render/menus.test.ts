// What the navigation bar, the menu of narrow screens, the sidebar and the footer say, follow and tell those who hear them.
import { beforeAll, describe, expect, test } from "vitest";
import type { EditionProps, NavbarItem, PageProps } from "../../../src/model/page.ts";
import type { SidebarItem } from "../../../src/model/sidebar.ts";
import { type Show, showWithoutIcons, withoutClasses } from "./plainLooks.ts";
import { sampleEdition, samplePage, sampleSidebar } from "./samplePage.ts";

let shown: Show;
beforeAll(async () => {
  shown = await showWithoutIcons();
});

/** The bar and the menu of narrow screens, which stands in front of it. */
function barAndMenu(items: readonly NavbarItem[], changes: Partial<PageProps> = {}) {
  const { navbar } = sampleEdition();
  const html = shown({ activeNavbar: [], ...changes }, { navbar: { ...navbar, items } });
  const partOf = (part: RegExp): string => withoutClasses(part.exec(html)?.[1] ?? "");
  return {
    bar: partOf(/<nav class="navbar"[^>]*>(.*?)<\/nav>/s),
    menu: partOf(/<div class="menu-main">(.*?)<\/dialog>/s),
  };
}

describe("the navigation bar", () => {
  test("marks what the page belongs to, opens other sites beside it, and knows where items lead in other versions", () => {
    const items: readonly NavbarItem[] = [
      {
        kind: "link",
        position: "left",
        label: "Guide",
        href: "/docs",
        isExternal: false,
        versionHrefs: ["/docs", "/docs/1.0"],
      },
      { kind: "link", position: "left", label: "Out", href: "https://example.org", isExternal: true },
    ];
    const { bar, menu } = barAndMenu(items, { activeNavbar: [0] });
    const links = (swap: (index: number) => string) =>
      `<ul><li${swap(0)}><a href="/docs" aria-current="page" data-version-hrefs="/docs /docs/1.0">Guide</a></li>` +
      `<li${swap(1)}><a href="https://example.org" target="_blank" rel="noopener noreferrer">Out*</a></li>`;
    expect(bar).toContain(links((index) => ` data-swap="navbar-${index}"`));
    expect(menu).toContain(links(() => ""));
  });

  test("has menus as buttons with a list, which the menu of narrow screens unfolds where they stand", () => {
    const here = { label: "Intro", href: "/docs/intro", isExternal: false };
    const items: readonly NavbarItem[] = [
      {
        kind: "dropdown",
        position: "left",
        label: "More",
        items: [here, { label: "Out", href: "//a.b", isExternal: true }],
      },
    ];
    const links =
      '<li><a href="/docs/intro" aria-current="true">Intro*</a></li>' +
      '<li><a href="//a.b" target="_blank" rel="noopener noreferrer">Out*</a></li>';
    const { bar, menu } = barAndMenu(items);
    expect(bar).toContain(
      '<button type="button" aria-haspopup="true" aria-expanded="false" aria-controls="navbar-0"><span>More</span>*</button>' +
        `<ul id="navbar-0">${links}</ul>`,
    );
    expect(menu).toContain(`<details open=""><summary>More</summary><ul>${links}</ul></details>`);
    expect(barAndMenu(items, { href: "/else" }).menu).toContain("<details><summary>More</summary>");
  });

  test("leads to the same page in other languages and versions, and keeps what is asked of it", () => {
    const versions = [
      { label: "Next", href: "/docs/intro", lang: "en", isCurrent: true, isExact: true, version: "current" },
      { label: "1.0", href: "/docs/1.0/intro", lang: "en", isCurrent: false, isExact: true, version: "1.0" },
    ];
    const items: readonly NavbarItem[] = [
      { kind: "versionDropdown", position: "left" },
      { kind: "localeDropdown", position: "left" },
    ];
    const { bar, menu } = barAndMenu(items, { versions });
    const ofVersions =
      '<li><a href="/docs/intro" aria-current="true" data-version="current">Next*</a></li>' +
      '<li><a href="/docs/1.0/intro" data-version="1.0">1.0</a></li></ul>';
    const ofLanguages = '<li><a href="/uk/docs/intro" lang="uk" hreflang="uk">Українська</a></li></ul>';
    expect(bar).toContain(`<li data-swap="versions">`);
    expect(bar).toContain(`<span>Next</span>*</button><ul id="versions" data-keep-query="true">${ofVersions}`);
    expect(bar).toContain("<span>English</span>*</button>");
    expect(bar).toContain(ofLanguages);
    expect(menu).toMatch(/<details open=""><summary>Versions<\/summary><ul data-keep-query="true">/);
    expect(menu).toMatch(/<summary>Languages<\/summary>/);
    expect(menu).toContain(ofLanguages);
  });

  test("with one version leads to the docs, and with one language has no menu of them", () => {
    const items: readonly NavbarItem[] = [
      { kind: "versionDropdown", position: "left" },
      { kind: "localeDropdown", position: "left" },
    ];
    const { bar, menu } = barAndMenu(items, { alternates: samplePage().alternates.slice(0, 1) });
    const named = 'aria-label="Version: Next"';
    expect(bar).toContain(`<ul><li><a href="/docs" ${named}>Next</a></li></ul>`);
    expect(menu).toContain(`<ul><li><a href="/docs" ${named}>Version: Next</a></li></ul>`);
  });

  test("has each item on its side, with the class that the site gives it; the menu has them all", () => {
    const link = { kind: "link", href: "/a", isExternal: false } as const;
    const items: readonly NavbarItem[] = [
      { ...link, position: "left", label: "Left", className: "loud" },
      { ...link, position: "right", label: "Right" },
      { kind: "dropdown", position: "left", label: "More", items: [], className: "quiet" },
      { kind: "html", position: "left", html: "Own", className: "own" },
    ];
    const { navbar } = sampleEdition();
    const html = shown({ activeNavbar: [] }, { navbar: { ...navbar, items } });
    const bar = /<nav class="navbar"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
    const sides = bar.split('<ul class="navbar-items">').slice(1);
    const labelsIn = (list: string) => ["Left", "Right", "More", "Own"].filter((label) => list.includes(`>${label}<`));
    expect(sides.map(labelsIn)).toEqual([["Left", "More", "Own"], ["Right"]]);
    expect(labelsIn(/<ul class="menu-items">(.*?)<\/dialog>/s.exec(html)?.[1] ?? "")).toHaveLength(4);
    for (const name of ["loud", "quiet", "own"]) expect(html.split(`<li class="${name}"`).length, name).toBe(3);
  });

  test("says in its place that an item could not be made, and leaves out what is hidden", () => {
    const items: readonly NavbarItem[] = [
      { kind: "failed", position: "left", message: "no such doc" },
      { kind: "hidden", position: "left" },
      { kind: "html", position: "left", html: "<b>Own</b>", className: "own" },
    ];
    expect(barAndMenu(items).bar).toMatch(/<ul><li title="no such doc">[^<]+<\/li><li><b>Own<\/b><\/li><\/ul>/);
    expect(barAndMenu([{ kind: "hidden", position: "left" }]).bar).not.toContain("<ul");
  });
});

describe("the sidebar", () => {
  const sidebarOf = (items: readonly SidebarItem[], href = "/docs/intro"): string =>
    /<nav id="sidebar-nav"[^>]*>(.*?)<\/nav>/s.exec(shown({ href, sidebar: { ...sampleSidebar, items } }))?.[1] ?? "";
  const link = (label: string, more = {}) =>
    ({ kind: "link", label, href: `/docs/${label}`, isExternal: false, ...more }) as SidebarItem;
  const category = (label: string, items: readonly SidebarItem[], more = {}) =>
    ({ kind: "category", label, items, isCollapsible: true, isCollapsed: true, ...more }) as SidebarItem;

  test("breaks long identifiers between their words", () => {
    const labels = [
      "get_application_role",
      "deleteDevicesOfRoom",
      "energy-center/prices",
      "short_name",
      "Internationalisation",
    ];
    const html = withoutClasses(
      sidebarOf([...labels.map((label) => link(label)), category("list_all_the_devices", [])]),
    );
    expect(html.match(/(?<=<span>)[^<]+<wbr>.*?(?=<\/span>)/g)).toEqual([
      "get_<wbr>application_<wbr>role",
      "delete<wbr>Devices<wbr>Of<wbr>Room",
      "energy-center/<wbr>prices",
      "list_<wbr>all_<wbr>the_<wbr>devices",
    ]);
  });

  test("unfolds the categories around the page, however deep it stands, and gives each list a name of its own", () => {
    const html = sidebarOf([category("A", [category("B", [link("intro")])]), category("C", [link("c")])]);
    expect(withoutClasses(html)).toContain(
      '<li><button type="button" aria-expanded="true" aria-controls="sidebar-1">A*</button><ul id="sidebar-1"><li>' +
        '<button type="button" aria-expanded="true" aria-controls="sidebar-1-1">B*</button><ul id="sidebar-1-1">' +
        '<li><a href="/docs/intro" aria-current="page">intro</a></li></ul></li></ul></li>' +
        '<li><button type="button" aria-expanded="false" aria-controls="sidebar-2">C*</button>',
    );
    expect(html.match(/sidebar-category is-active"/g)).toHaveLength(2);
  });

  test("leaves open what begins open, and gives nothing to fold where that cannot be or there is nothing", () => {
    expect(sidebarOf([category("A", [link("a")], { isCollapsed: false })])).toContain('aria-expanded="true"');
    const fixed = withoutClasses(sidebarOf([category("A", [link("a")], { isCollapsible: false, lang: "uk" })]));
    expect(fixed).toContain('<li><span lang="uk">A</span><ul id="sidebar-1">');
    const linked = withoutClasses(sidebarOf([category("A", [], { href: "/docs/a" })]));
    expect(linked).toContain('<li><div><a href="/docs/a">A</a></div></li>');
  });

  test("has a link and a button for a category with a page, which is marked when it is the page", () => {
    const html = withoutClasses(sidebarOf([category("A", [link("a")], { href: "/docs/intro", lang: "uk" })]));
    expect(html).toContain(
      '<li><div><a href="/docs/intro" lang="uk" aria-current="page">A</a>' +
        '<button aria-label="Close section “A”" type="button" aria-expanded="true" aria-controls="sidebar-1">*</button></div>',
    );
    const other = withoutClasses(sidebarOf([category("A", [link("a")], { href: "/docs/x" })]));
    expect(other).toContain(
      '<a href="/docs/x">A</a><button aria-label="Open section “A”" type="button" aria-expanded="false"',
    );
  });

  test("has labels whose compounds do not break at their hyphen", () => {
    const html = sidebarOf([link("List Wi-Fi networks"), link("List network-wide scenes")]);
    expect(html).toContain('<span>List <span class="nb">Wi-Fi</span> networks</span></a>');
    expect(html).toContain(">List network-wide scenes</a>");
  });

  test("has the classes that a site gives to its entries beside its own", () => {
    const html = sidebarOf([category("A", [], { className: "mine" }), link("b", { className: "new" }), link("c")]);
    expect(html).toContain('<li class="sidebar-category mine">');
    expect(html).toContain('class="sidebar-link new"');
    expect(html).toContain('<a class="sidebar-link" href="/docs/c">c</a>');
  });
});

test("the footer has its columns, its row and its last line, each only where there is something in it", () => {
  const links = [
    { label: "Blog", href: "/blog", isExternal: false },
    { label: "Out", href: "//a.b", isExternal: true },
  ];
  const footerOf = (footer: NonNullable<EditionProps["footer"]>): string =>
    withoutClasses(/<footer[^>]*>(.*?)<\/footer>/s.exec(shown({}, { footer }))?.[1] ?? "");
  const list =
    '<ul><li><a href="/blog">Blog</a></li><li><a href="//a.b" target="_blank" rel="noopener noreferrer">Out*</a></li></ul>';
  expect(footerOf({ columns: [{ title: "More", links }], links, copyrightHtml: "© <b>Us</b>" })).toBe(
    `<div><div><div><p>More</p>${list}</div></div>${list}<p>© <b>Us</b></p></div>`,
  );
  expect(footerOf({ columns: [], links: [] })).toBe("<div></div>");
});
