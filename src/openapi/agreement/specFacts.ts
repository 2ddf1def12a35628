// Everything a specification says as a list of facts, so that the files of one API in several languages can be
// compared. The table of contents of this folder; compares nothing itself.
import type { SitePath } from "../../model/brands.ts";
import type { HashFunction } from "../../model/ports.ts";
import type { SpecFacts } from "../../model/specFacts.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import { operationEntriesOf, signatureOf } from "../pages/operationEntries.ts";
import { collectFacts, type FactPlace, type WriteFacts } from "./factList.ts";
import { externalDocs, info, securitySchemes, servers, tagGroups, tags } from "./objects.ts";
import { createOperationFacts } from "./operationFacts.ts";
import { createSchemaFacts } from "./schemaFacts.ts";

/** All facts of a specification. What its authors keep to themselves is left out, as in its reference. */
export function specFactsOf(
  { document, reading }: NormalSpec,
  { hash, file }: { readonly hash: HashFunction; readonly file: SitePath },
): SpecFacts {
  const schemas = createSchemaFacts(document.root);
  const addOperation = createOperationFacts({ document, reading }, schemas);
  const writeAll: WriteFacts = (to) => {
    const at = (key: string): { readonly holder: object; readonly key: string } => ({ holder: reading.root, key });
    info({ ...at("info"), value: document.info }, to);
    servers({ ...at("servers"), value: document.servers }, to);
    tags({ ...at("tags"), value: document.tags }, to);
    tagGroups({ ...at("x-tagGroups"), value: document.tagGroups }, to);
    securitySchemes({ ...at("components"), value: document.securitySchemes }, to);
    externalDocs({ ...at("externalDocs"), value: document.externalDocs }, to);
    for (const entry of operationEntriesOf(document)) {
      addOperation(entry, entry.isWebhook ? `webhook ${signatureOf(entry)}` : signatureOf(entry), to);
    }
    for (const { name, schema, isInternal, spot } of document.schemas) {
      const place: FactPlace = { holder: spot.holder ?? reading.root, keys: [spot.key] };
      if (!isInternal) schemas.add({ step: `schema ${name}`, at: place }, schema, to);
    }
  };
  return collectFacts(writeAll, { places: reading.places, hash, file });
}
