// Navbar items name sidebars and APIs that the configuration declares, and only one of them is the search box. Docs are
// known only once they are read.
import { type ConfigProblem, keyProblem, suggestName, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { DeclaredName } from "../knownNames.ts";
import type { CheckedValue, CheckInput } from "./check.ts";

/** Checks the sidebars and APIs that navbar items name, and that the search box stands there once. */
export function checkNavbarReferences({ names, values, objects }: CheckInput): readonly ConfigProblem[] {
  const sidebarIds = [
    ...values("NavbarSidebarItem.sidebarId"),
    ...values("NavbarLinkItem.activeSidebar"),
    ...values("NavbarDropdownLink.activeSidebar"),
  ];
  const [, ...further] = objects("NavbarSearchItem");
  return [
    ...further.map(({ path }) => keyProblem(path, "is a second search box", "keep one item of the type search")),
    ...refer(sidebarIds, "sidebar", names.sidebars),
    ...refer(values("NavbarApiItem.apiId"), "API", names.apis),
  ].map((problem) => ({ ...problem, code: "navbar-item" }));
}

function refer(
  references: readonly CheckedValue<string>[],
  noun: string,
  declared: readonly DeclaredName[],
): readonly ConfigProblem[] {
  const names = [...new Set(declared.map(({ name }) => name))];
  const unknown = references.filter(({ value }) => !names.includes(value));
  return unknown.map(({ path, value }) => {
    const hint = suggestName(value, { names, all: `known ${noun}s` });
    return valueProblem(path, `names the unknown ${noun} ${quote(value)}`, hint);
  });
}
