// How the value of a parameter is written in a request.
import type { ApiParameter } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** A form, and the words for it. */
export type WireFormProps = NonNullable<ApiParameter["wireForm"]> & Pick<ApiTemplateProps, "t">;

const forms: Readonly<Record<string, string>> = {
  simple: "apiFormCommas",
  label: "apiFormDots",
  matrix: "apiFormSemicolons",
  spaceDelimited: "apiFormSpaces",
  pipeDelimited: "apiFormPipes",
  deepObject: "apiFormBrackets",
  cookie: "apiFormCookie",
};

/** An example of the value as it is sent, the form in words, and its name in the specification. */
export function WireForm({ style, explode, example, t }: WireFormProps) {
  const isRepeated = style === "form" && explode;
  const key = isRepeated ? "apiFormRepeated" : style === "form" ? "apiFormCommas" : wordsFor(style);
  return (
    <span>
      {t("apiSentAs")} <code>{example}</code>
      {key === undefined ? null : ` ${t(key)}`} (<code>{explode ? `${style}, explode` : style}</code>){" "}
    </span>
  );
}

const wordsFor = (style: string): string | undefined => (Object.hasOwn(forms, style) ? forms[style] : undefined);
