// Published specifications, where a folder of them is given: every one is read without an error, and where a file beside
// it says which pages it has, it has those.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { hashText, localeCode, sitePath } from "../../../src/model/brands.ts";
import { parseSpec } from "../../../src/openapi/parseSpec.ts";
import { openSiteFolder } from "../../../src/platform/files.ts";

/** A folder of specifications: `HUBDOCS_SHARED=../specs npm run test:unit`. */
const folder = process.env["HUBDOCS_SHARED"] ?? "";

/** What a file `name.expect.json` says of the specification `name.yaml`. */
interface Expectation {
  readonly pages?: Readonly<Record<string, unknown>>;
  readonly pages_if_built?: Readonly<Record<string, unknown>>;
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  readonly pages_absent?: readonly string[];
  readonly warnings?: readonly (string | readonly string[])[];
  readonly exit?: number | readonly number[];
}

function specsIn(root: string): readonly { readonly name: string; readonly file: string }[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ya?ml|json)(\.gz)?$/.test(name) && !name.includes("expect.json"))
    .map((name) => ({ name, file: join(root, name) }))
    .filter(({ file }) => /^["\s{]*(openapi|swagger)["\s]*:/m.test(readText(file).slice(0, 5000)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readText(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}

function expectationOf(file: string): Expectation | undefined {
  try {
    return JSON.parse(readFileSync(file.replace(/\.(ya?ml|json)(\.gz)?$/, ".expect.json"), "utf8"));
  } catch {
    return undefined; // most specifications have none
  }
}

describe("a published specification", () => {
  test.each(specsIn(folder))("is read: $name", async ({ file, name }) => {
    const expected = expectationOf(file);
    const { value, diagnostics } = await parseSpec(
      {
        apiId: "overview",
        path: sitePath(file.slice(dirname(file).length + 1)),
        locale: localeCode("en"),
        bytes: new TextEncoder().encode(readText(file)),
      },
      {
        files: await openSiteFolder(dirname(file)),
        hash: (data) => hashText(`h${data.length}`),
        storeBody: async (_, json) => {
          expect(json).not.toContain("[object Object]");
        },
        renderMarkdown: String,
        plainText: String,
        highlight: (code, language) => ({ language, text: code, lines: [] }),
      },
    );
    const exits = [expected?.exit ?? 0].flat();
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    if (!exits.includes(1)) expect(errors, name).toEqual([]);
    if (exits.includes(0)) expect(value.spec, name).toBeDefined();
    const slugs = [...(value.spec?.operations ?? []), ...(value.spec?.tags ?? [])].map(({ slug }): string => slug);
    for (const key of Object.keys({ ...expected?.pages, ...(errors.length === 0 ? expected?.pages_if_built : {}) })) {
      const accepted = [key, ...(expected?.aliases?.[key] ?? [])];
      if (key !== "overview")
        expect(
          slugs.some((slug) => accepted.includes(slug)),
          key,
        ).toBe(true);
    }
    for (const key of expected?.pages_absent ?? []) expect(slugs).not.toContain(key);
    const told = diagnostics
      .map(({ message, hint = "", location }) => `${location?.file}:${location?.line} ${message} ${hint}`)
      .join("\n");
    for (const warning of expected?.warnings ?? [])
      expect(
        [warning].flat().some((text) => told.includes(text)),
        String(warning),
      ).toBe(true);
  });
});
