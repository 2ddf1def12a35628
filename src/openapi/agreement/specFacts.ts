// Everything a specification says as a list of facts, so that the files of one API in several languages can be
// compared. The table of contents of this folder; compares nothing itself.
import type { SitePath } from "../../model/brands.ts";
import type { HashFunction } from "../../model/ports.ts";
import type { SpecFacts } from "../../model/specFacts.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { SecurityRequirementObject } from "../normalize/commonObjects.ts";
import type { ParameterObject } from "../normalize/contentObjects.ts";
import { entriesAt, type OperationEntry, operationEntriesOf, signatureOf } from "../pages/operationEntries.ts";
import { collectFacts, type FactList, type FactPlace, type WriteFacts } from "./factList.ts";
import { objectFacts, text } from "./fields.ts";
import { createOperationFields, info, securitySchemes, servers, tagGroups, tags } from "./objects.ts";
import { createSchemaFacts } from "./schemaFacts.ts";

/** All facts of a specification. What its authors keep to themselves is left out, as in its reference. */
export function specFactsOf(
  { document, reading }: NormalSpec,
  { hash, file }: { readonly hash: HashFunction; readonly file: SitePath },
): SpecFacts {
  const schemas = createSchemaFacts(document.root);
  const { operation: fields, parameters } = createOperationFields(schemas);

  const addOperation = (entry: OperationEntry, step: string, to: FactList): void => {
    const { operation } = entry;
    const name = operation.operationId;
    to.addPart(name === undefined ? { step } : { step, name }, operation, operationFacts(entry));
  };
  const operationFacts =
    ({ operation, item }: OperationEntry): WriteFacts =>
    (to) => {
      objectFacts(operation, fields)(to);
      parameters(
        { holder: operation, key: "parameters", value: withInherited(operation.parameters, item.parameters) },
        to,
      );
      const security = operation.security ?? document.security;
      const holder = operation.security === undefined ? reading.root : operation;
      to.addValue("security", security, { at: { holder, keys: ["security"] }, shown: describeSecurity(security) });
      for (const [name, expressions] of Object.entries(operation.callbacks ?? {})) {
        for (const [expression, target] of expressions) {
          for (const called of entriesAt(expression, target, true))
            addOperation(called, `callback ${name}, ${signatureOf(called)}`, to);
        }
      }
      if (item.servers !== undefined && operation.servers === undefined)
        servers({ holder: item, key: "servers", value: item.servers }, to);
      if ((item.summary ?? item.description) !== undefined) {
        to.addPart({ step: "path" }, item, objectFacts(item, { summary: text, description: text }));
      }
    };

  const writeAll: WriteFacts = (to) => {
    const at = (key: string): { readonly holder: object; readonly key: string } => ({ holder: reading.root, key });
    info({ ...at("info"), value: document.info }, to);
    servers({ ...at("servers"), value: document.servers }, to);
    tags({ ...at("tags"), value: document.tags }, to);
    tagGroups({ ...at("x-tagGroups"), value: document.tagGroups }, to);
    securitySchemes({ ...at("components"), value: document.securitySchemes }, to);
    for (const entry of operationEntriesOf(document)) {
      addOperation(entry, entry.isWebhook ? `webhook ${signatureOf(entry)}` : signatureOf(entry), to);
    }
    for (const { name, schema, isInternal, spot } of document.schemas) {
      const place: FactPlace = { holder: spot.holder ?? reading.root, keys: [spot.key] };
      if (!isInternal) schemas.add(`schema ${name}`, schema, place, to);
    }
  };
  return collectFacts(writeAll, { places: reading.places, hash, file });
}

/** Parameters of an operation with those of its path that it does not replace. */
function withInherited(
  own: readonly ParameterObject[] = [],
  inherited: readonly ParameterObject[] = [],
): readonly ParameterObject[] {
  const known = new Set(own.map(({ name, in: place }) => `${name} ${place}`));
  return [...own, ...inherited.filter(({ name, in: place }) => !known.has(`${name} ${place}`))];
}

/** `bearerAuth`, `oauth (read, write) + key or none`: alternatives in an order of their own. */
function describeSecurity(security: readonly SecurityRequirementObject[]): string {
  const alternatives = security.map((requirement) => {
    const schemes = [...requirement].map(([name, scopes]) =>
      scopes.length === 0 ? name : `${name} (${scopes.toSorted().join(", ")})`,
    );
    return schemes.length === 0 ? "none" : schemes.sort().join(" + ");
  });
  return alternatives.length === 0 ? "none" : alternatives.sort().join(" or ");
}
