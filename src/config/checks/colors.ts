// Colours of the configuration are ones that the style can hold.
import { isCssColor } from "../../source/isCssColor.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { CheckInput } from "./check.ts";

/** Checks the colours of the announcement. */
export function checkColors({ values }: CheckInput): readonly ConfigProblem[] {
  const colors = [...values("AnnouncementConfig.backgroundColor"), ...values("AnnouncementConfig.textColor")];
  const hint = 'write a colour of CSS such as "#0b5cad", "navy" or "oklch(45% 0.15 250)"';
  return colors
    .filter(({ value }) => !isCssColor(value))
    .map(({ path, value }) => valueProblem(path, `must be a colour, found ${quote(value)}`, hint));
}
