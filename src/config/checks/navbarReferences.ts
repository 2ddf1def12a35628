// Navbar items name sidebars and APIs that the configuration declares. Docs are known only once they are read.
import { type ConfigProblem, suggestName, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath } from "../keyPath.ts";
import type { CheckedValue, CheckInput } from "./check.ts";

/** Checks the sidebars and APIs that navbar items name. */
export function checkNavbarReferences({ names, values }: CheckInput): readonly ConfigProblem[] {
  const sidebars = names.sidebars.map(({ name }) => name);
  const apis = names.apis.map(({ name }) => name);
  const refer = (found: readonly CheckedValue<string>[], noun: string, known: readonly string[]): readonly ConfigProblem[] =>
    found.flatMap(({ path, value }) => {
      if (known.includes(value)) return [];
      const hint = suggestName(value, { names: known, all: `Known ${noun}s` });
      return [{ ...valueProblem(path, `${formatKeyPath(path)} names the unknown ${noun} ${quote(value)}`, hint), code: "navbar-item" }];
    });
  return [
    ...refer(values("NavbarSidebarItem.sidebarId"), "sidebar", sidebars),
    ...refer(values("NavbarLinkItem.activeSidebar"), "sidebar", sidebars),
    ...refer(values("NavbarDropdownLink.activeSidebar"), "sidebar", sidebars),
    ...refer(values("NavbarApiItem.apiId"), "API", apis),
  ];
}
