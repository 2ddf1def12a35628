// Brings a specification of any version into one shape. The table of contents of this folder.
import type { Findings } from "../findings.ts";
import type { RawSpec } from "../read/readSpec.ts";
import type { ApiDocument } from "./apiDocument.ts";
import { breakAllOfCircles } from "./breakAllOfCircles.ts";
import { createReading, type Reading } from "./reading.ts";
import { readOpenapi } from "./readOpenapi.ts";
import { readSwagger } from "./readSwagger.ts";
import { createSchemaReader } from "./schemaReader.ts";

/** The specification in one shape, and the state it was read in: places and reports. */
export interface NormalSpec {
  readonly document: ApiDocument;
  readonly reading: Reading;
}

/** Reads all of a specification. What is wrong goes to `findings`; what is wrong beyond use is absent. */
export function normalizeSpec(raw: RawSpec, findings: Findings): NormalSpec {
  const reading = createReading(raw, { findings, schemas: createSchemaReader });
  const fields = raw.version === "2.0" ? readSwagger(raw.root, reading) : readOpenapi(raw.root, reading);
  const schemas = breakAllOfCircles(reading.schemas.readNamed(), reading);
  return { document: { ...fields, openapi: raw.writtenVersion, schemas, root: reading.schemas.root }, reading };
}
