// Sources of the content security policy go into headers and pages as they are written, so they must be sources.
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { CheckInput } from "./check.ts";

/** `https://a.example.org`, `*.example.org:8080`, `data:`, `'unsafe-inline'`; not `a b`, not `a;b`, not `self`. */
const sourceForm = /^(?:'[a-z0-9+/=-]+'|[a-z][a-z0-9+.-]*:|[^\s;,'"]*[.:*/][^\s;,'"]*)$/i;

/** Checks the sources that a site adds. */
export function checkContentSecurity({ values }: CheckInput): readonly ConfigProblem[] {
  return values("ContentSecurityConfig.sources").flatMap(({ path, value }) =>
    Object.entries<readonly string[] | undefined>({ ...value }).flatMap(([directive, sources = []]) =>
      sources.flatMap((source, index) =>
        sourceForm.test(source)
          ? []
          : [
              valueProblem(
                [...path, directive, index],
                `must be one source of a content security policy, found ${quote(source)}`,
                `write "https://media.example.org", "data:", or a keyword in single quotes such as "'self'"`,
              ),
            ],
      ),
    ),
  );
}
