import type { NavbarItemConfig } from "hubdocs";

export const items: NavbarItemConfig[] = [
  { type: "link", label: "Docs", to: "/docs/intro" },
  { type: "lnk", label: "Blog", to: "/blog" } as never,
];
