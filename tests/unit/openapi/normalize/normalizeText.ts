// Reads small specifications written as text as far as their one shape.
import { localeCode, sitePath } from "../../../../src/model/brands.ts";
import type { Diagnostic } from "../../../../src/model/diagnostic.ts";
import { createFindings } from "../../../../src/openapi/findings.ts";
import { type NormalSpec, normalizeSpec } from "../../../../src/openapi/normalize/normalizeSpec.ts";
import { readSpec } from "../../../../src/openapi/read/readSpec.ts";
import { bytesOf } from "../../siteFiles.ts";
import { plainContext } from "../plainContext.ts";

/** A specification in its one shape, and what was found on the way. */
export async function normalizeText(text: string): Promise<{
  readonly normal: NormalSpec;
  readonly diagnostics: readonly Diagnostic[];
  readonly messages: readonly string[];
}> {
  const findings = createFindings();
  const { spec } = await readSpec(
    { apiId: "a", path: sitePath("api.yaml"), locale: localeCode("en"), bytes: bytesOf(text) },
    plainContext(),
    findings,
  );
  if (spec === undefined) throw new Error(`not read: ${JSON.stringify(findings.list())}`);
  const normal = normalizeSpec(spec, findings);
  const diagnostics = findings.list();
  return { normal, diagnostics, messages: diagnostics.map(({ message }) => message.replace(/ \(at `.*`\)$/, "")) };
}

/** A named schema `A` written in YAML flow style, read in a version. */
export async function normalizeSchema(
  schema: string,
  version = "3.1.0",
): Promise<{ readonly schema: unknown; readonly messages: readonly string[] }> {
  const isSwagger = version === "2.0";
  const named = isSwagger ? "definitions:\n  A: " : "components:\n  schemas:\n    A: ";
  const more = isSwagger ? "\n  B: { type: object }" : "\n    B: { type: object }";
  const key = isSwagger ? "swagger" : "openapi";
  const { normal, messages } = await normalizeText(
    `${key}: "${version}"\ninfo: { title: Hub, version: "1" }\npaths: {}\n${named}${schema}${more}`,
  );
  return { schema: normal.document.schemas.find(({ name }) => name === "A")?.schema, messages };
}
