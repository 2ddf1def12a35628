// Makes the slices of a specification for tests, and looks for faults in them.
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect } from "vitest";
import { parseText, type TextOptions } from "../parseText.ts";

/** A specification and the slices of its operations. */
export const slicesOf = (text: string, options: TextOptions = {}) => parseText(text, { ...options, isSliced: true });

/** The slice of one operation as data; `null` when there is none. */
export async function sliceOf(text: string, slug: string, options: TextOptions = {}): Promise<unknown> {
  const { slices } = await slicesOf(text, options);
  return JSON.parse(slices.get(slug) ?? "null");
}

const validator = new Validator();

/** What a validator, references and hubdocs itself find wrong with a slice. @param operation What hubdocs has to show. */
export async function faultsOf(text: string, operation: object = {}): Promise<readonly string[]> {
  const document: Record<string, unknown> = JSON.parse(text);
  const { valid, errors } = await validator.validate(JSON.parse(text));
  const { lines, spec } = await parseText(text);
  expect(spec?.operations).toMatchObject([operation]);
  return [
    ...(valid ? [] : [JSON.stringify(errors)]),
    ...referencesIn(document).filter((reference) => !/^#\/components\/[\w.-]+\/[\w.-]+/.test(reference)),
    ...lines.filter((line) => /leads nowhere|api-invalid|api-reference/.test(line)),
  ];
}

function referencesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "$ref" && typeof part === "string" ? [part] : referencesIn(part),
  );
}

/** How specifications of tests begin. */
export const head = 'openapi: "3.1.0"\ninfo: { title: Hub, version: "1.2", description: Long }\n';
