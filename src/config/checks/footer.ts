// The footer is either columns or one row of links.
import { type ConfigProblem, keyProblem } from "../configProblem.ts";
import type { CheckInput } from "./check.ts";

/** Checks that the footer has one form. */
export function checkFooter({ objects }: CheckInput): readonly ConfigProblem[] {
  const mixed = objects("FooterConfig").filter(({ keys }) => keys.includes("columns") && keys.includes("links"));
  const hint = "keep one of the two; a column can contain the links";
  return mixed.map(({ path }) => keyProblem([...path, "links"], "cannot be used together with footer.columns", hint));
}
