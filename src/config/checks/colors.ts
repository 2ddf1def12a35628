// Colours of the configuration are ones that the style can hold.
import { colorNames } from "../../source/colorNames.ts";
import { isCssColor } from "../../source/isCssColor.ts";
import { nearestNames } from "../../source/nearestName.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { CheckInput } from "./check.ts";

/** Checks the colours of the announcement. */
export function checkColors({ values }: CheckInput): readonly ConfigProblem[] {
  const colors = [...values("AnnouncementConfig.backgroundColor"), ...values("AnnouncementConfig.textColor")];
  const hintFor = (value: string): string => {
    const [near] = nearestNames(value.toLowerCase(), colorNames);
    return near === undefined
      ? 'write a colour of CSS such as "#0b5cad", "navy" or "oklch(45% 0.15 250)"'
      : `did you mean ${quote(near)}?`;
  };
  return colors
    .filter(({ value }) => !isCssColor(value))
    .map(({ path, value }) => valueProblem(path, `must be a colour, found ${quote(value)}`, hintFor(value)));
}
