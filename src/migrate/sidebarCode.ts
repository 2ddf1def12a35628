// Tells which parts of a sidebar are made by code, which is not run, so that no loss goes unsaid.
import { isLiteralList, isLiteralMap, type Literal, unknownValue } from "../source/literals/literal.ts";

/** Whether at least half of a list is code: what stands there may be many items, so the order of the folders is better. */
export function isMostlyCode(value: Literal | undefined): boolean {
  if (!isLiteralList(value) || value.length === 0) return false;
  return value.filter((item) => item === unknownValue).length * 2 >= value.length;
}

/** The sentence about parts that are missing from a sidebar that was read for the rest. */
export const codeLeft = (file: string, sidebar: Literal | undefined): readonly string[] =>
  hasCode(sidebar)
    ? [`${file}: parts of the sidebar are made by code, which is not run; add what they list to docs.sidebars`]
    : [];

function hasCode(value: Literal | undefined): boolean {
  if (isLiteralList(value)) return value.some(hasCode);
  return value === unknownValue || (isLiteralMap(value) && Object.values(value).some(hasCode));
}
