// A page that is left out is never left out without a word: findings that cost one keep their severity.
import {
  type DiagnosticCode,
  describeCode,
  diagnosticCodes,
  isDiagnosticCode,
  isNeverTakenBack,
} from "../../model/diagnosticCodes.ts";
import type { ReportLevel } from "../../model/userConfig.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import type { CheckInput } from "./check.ts";

const ranks: Readonly<Record<ReportLevel, number>> = { ignore: 0, info: 1, warning: 2, error: 3 };

/** Checks severities that would hide what is left out, and entries that would take such findings back. */
export function checkReport({ values }: CheckInput): readonly ConfigProblem[] {
  const lowered = Object.keys(diagnosticCodes)
    .filter(isDiagnosticCode)
    .flatMap((code) => {
      const { atLeast } = describeCode(code);
      if (atLeast === undefined) return [];
      const found = values(`ReportConfig.${code}`).filter(({ value }) => ranks[value] < ranks[atLeast]);
      return found.map(({ path }) => valueProblem(path, `must not be less than "${atLeast}"`, hintFor(code)));
    });
  const takenBack = values("IgnoreConfig.code").filter(({ value }) => isNeverTakenBack(value));
  return [
    ...lowered,
    ...takenBack.map(({ path, value }) => valueProblem(path, `cannot ignore ${value}`, hintFor(value))),
  ];
}

const hintFor = (code: DiagnosticCode): string =>
  `remove the line and fix what ${code} reports: it is left out of the site, and nobody would notice`;
