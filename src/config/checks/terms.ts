// Terms: no name is both the right one and to be avoided, and each has letters to be found by.
import type { LocalizedText } from "../../model/text.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath, type KeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

/** Checks the names of every term. */
export function checkTerms({ values }: CheckInput): readonly ConfigProblem[] {
  const terms = values("TermConfig");
  return terms.flatMap(({ path, value: { name, avoid = {} } }) => [
    ...(typeof name === "string"
      ? checkLetters(name, [...path, "name"])
      : Object.entries(name).flatMap(([code, text]) => checkLetters(text, [...path, "name", code]))),
    ...Object.entries(avoid).flatMap(([code, names]) =>
      names.flatMap((text, index) => {
        const at = [...path, "avoid", code, index];
        const named = terms.find(({ value }) => nameIn(value.name, code) === text);
        if (named === undefined) return checkLetters(text, at);
        const which = named.path === path ? "the term" : formatKeyPath(named.path);
        return [valueProblem(at, `avoids ${quote(text)}, which is the name of ${which}`, "remove one of them")];
      }),
    ),
  ]);
}

function nameIn(name: LocalizedText, code: string): string | undefined {
  if (typeof name === "string") return name;
  return Object.hasOwn(name, code) ? name[code] : undefined;
}

function checkLetters(text: string, path: KeyPath): readonly ConfigProblem[] {
  if (/[\p{L}\p{N}]/u.test(text)) return [];
  return [valueProblem(path, "contains no letters", "write one or more words")];
}
