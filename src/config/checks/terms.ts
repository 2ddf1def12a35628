// Terms: no name is both the right one and to be avoided, each text has letters, and no two terms share a place in the
// glossary.
import { localeCode } from "../../model/brands.ts";
import { glossaryIdOf } from "../../model/glossary.ts";
import type { LocalizedText } from "../../model/text.ts";
import { type ConfigProblem, keyProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath, type KeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

/** Checks the names and definitions of every term. */
export function checkTerms(input: CheckInput): readonly ConfigProblem[] {
  const terms = input.values("TermConfig");
  const names = terms.flatMap(({ path, value: { name, definition = {}, avoid = {} } }) => [
    ...checkText(name, [...path, "name"]),
    ...checkText(definition, [...path, "definition"]),
    ...Object.entries(avoid).flatMap(([code, avoided]) =>
      avoided.flatMap((text, index) => {
        const at = [...path, "avoid", code, index];
        const named = terms.find(({ value }) => nameIn(value.name, code) === text);
        if (named === undefined) return checkLetters(text, at);
        const which = named.path === path ? "the term" : formatKeyPath(named.path);
        return [valueProblem(at, `avoids ${quote(text)}, which is the name of ${which}`, "remove one of them")];
      }),
    ),
  ]);
  return [...names, ...checkGlossary(input)];
}

/** Links that no glossary shows, and terms that would have the same anchor there. */
function checkGlossary({ values, names: { defaultLocale } }: CheckInput): readonly ConfigProblem[] {
  const taken = new Map<string, KeyPath>();
  return values("TermConfig").flatMap(({ path, value: { name, definition, link } }): readonly ConfigProblem[] => {
    const at = [...path, "link"];
    if (definition === undefined)
      return link === undefined ? [] : [keyProblem(at, "needs a definition to stand beside", "add a definition")];
    const id = glossaryIdOf(name, localeCode(defaultLocale));
    const first = taken.get(id);
    taken.set(id, first ?? path);
    if (first === undefined) return [];
    const message = `gives the same address in the glossary, "#${id}", as the name of ${formatKeyPath(first)}`;
    return [valueProblem([...path, "name"], message, "name one of them more exactly")];
  });
}

function nameIn(name: LocalizedText, code: string): string | undefined {
  if (typeof name === "string") return name;
  return Object.hasOwn(name, code) ? name[code] : undefined;
}

function checkText(text: LocalizedText, path: KeyPath): readonly ConfigProblem[] {
  if (typeof text === "string") return checkLetters(text, path);
  return Object.entries(text).flatMap(([code, own]) => checkLetters(own, [...path, code]));
}

function checkLetters(text: string, path: KeyPath): readonly ConfigProblem[] {
  if (/[\p{L}\p{N}]/u.test(text)) return [];
  return [valueProblem(path, "contains no letters", "write one or more words")];
}
