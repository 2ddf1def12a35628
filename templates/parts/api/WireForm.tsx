// How the value of a parameter is serialised in a request.
import type { ApiParameter } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The serialisation of a parameter, and the texts for it. */
export type WireFormProps = NonNullable<ApiParameter["wireForm"]> & Pick<ApiTemplateProps, "t">;

const forms: Readonly<Record<string, string>> = {
  simple: "apiFormCommas",
  form: "apiFormCommas",
  label: "apiFormDot",
  matrix: "apiFormSemicolons",
  spaceDelimited: "apiFormSpaces",
  pipeDelimited: "apiFormPipes",
  tsv: "apiFormTabs",
  deepObject: "apiFormBrackets",
  cookie: "apiFormCookie",
};

/** Texts for styles that `explode` changes. */
const explodedForms: Readonly<Record<string, string>> = { form: "apiFormRepeated", label: "apiFormDots" };

/** Styles that say nothing but what stands between values, which nothing does when these are exploded. */
const delimited: ReadonlySet<string> = new Set(["spaceDelimited", "pipeDelimited"]);

/** An example of the serialised value, the style in words, and its name in the specification. */
export function WireForm({ style, explode, innerStyles = [], example, t }: WireFormProps) {
  const key = explode && delimited.has(style) ? undefined : wordsOf(style, explode);
  return (
    <span>
      {t("apiSentAs")} <code>{example}</code>
      {key === undefined ? null : ` ${t(key)}`}
      {innerFormsIn(innerStyles, t)} (<code>{explode ? `${style}, explode` : style}</code>){" "}
    </span>
  );
}

/** How lists in a list are separated, from the outside: `, lists inside separated by commas`. */
export const innerFormsIn = (styles: readonly string[], t: WireFormProps["t"]): string =>
  styles.map((style) => `, ${t("apiFormInside")} ${t(wordsOf(style, false) ?? "apiFormCommas")}`).join("");

const wordsOf = (style: string, explode: boolean): string | undefined =>
  (explode ? wordsIn(explodedForms, style) : undefined) ?? wordsIn(forms, style);

const wordsIn = (words: Readonly<Record<string, string>>, style: string): string | undefined =>
  Object.hasOwn(words, style) ? words[style] : undefined;
