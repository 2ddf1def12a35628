// A table of configurations, each with one mistake and the whole text of what its author reads.
import { expect, test } from "vitest";
import type { DiagnosticCode } from "../../../src/model/diagnosticCodes.ts";
import { loadFrom } from "./siteOf.ts";

/** One mistake. */
export interface Mistake {
  readonly yaml: string;
  /** `config-invalid` unless said otherwise. */
  readonly code?: DiagnosticCode;
  /** `line:column`; left out for values in quotes. */
  readonly at?: string;
  readonly message: string;
  readonly hint: string;
}

/** Files that the configurations of the tables may name. */
const files = {
  "specs/hub.en.yaml": "",
  "specs/hub.uk.yaml": "",
  "theme/site.css": "",
  "content/en/versions/1.0/intro.md": "",
  "content/en/versions/0.9/intro.md": "",
  "content/en/versions/2/intro.md": "",
};

/** Makes one test of every mistake: exactly one finding, with all its fields, and no configuration. */
export function testMistakes(mistakes: Readonly<Record<string, Mistake>>): void {
  test.each(Object.entries(mistakes))("%s is reported", async (_, mistake) => {
    const { yaml, code = "config-invalid", at, message, hint } = mistake;
    const { value, diagnostics } = await loadFrom({ ...files, "hubdocs.config.yaml": yaml });
    const texts = diagnostics.map((found) => [found.code, found.severity, found.message, found.hint]);
    expect(texts).toEqual([[code, "error", message, hint]]);
    const places = diagnostics.map(({ location }) => `${location?.line}:${location?.column}`);
    if (at !== undefined) expect(places).toEqual([at]);
    expect(value).toBeUndefined();
  });
}
