// Whoever takes a finding back says why: an empty reason is none.
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import type { CheckInput } from "./check.ts";

/** Checks the reasons of `checks.ignore`. */
export function checkIgnores({ values }: CheckInput): readonly ConfigProblem[] {
  return values("IgnoreConfig.reason").flatMap(({ path, value }) =>
    value.trim() === "" ? [valueProblem(path, "is empty", "say why the finding is not a mistake")] : [],
  );
}
