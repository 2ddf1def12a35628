// The facts of operations, with what they inherit: parameters and servers of their path, security of the whole API, which
// says nothing of the requests that an API sends itself.
import type { SecurityRequirementObject } from "../normalize/commonObjects.ts";
import type { ParameterObject } from "../normalize/contentObjects.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import { entriesAt, type OperationEntry, signatureOf } from "../pages/operationEntries.ts";
import type { FactList, FactPlace } from "./factList.ts";
import { objectFacts, text, title } from "./fields.ts";
import { createOperationFields, servers } from "./objects.ts";
import type { SchemaFacts } from "./schemaFacts.ts";

/** Adds an operation under a step. */
type AddOperation = (entry: OperationEntry, step: string, to: FactList) => void;

/** Facts of operations in one document. */
export function createOperationFacts({ document, reading }: NormalSpec, schemas: SchemaFacts): AddOperation {
  const { operation: fields, parameters } = createOperationFields(schemas);

  const addOperation: AddOperation = (entry, step, to) => {
    const { operation, item, method } = entry;
    const name = operation.operationId === undefined ? {} : { name: operation.operationId };
    to.addPart({ step, ...name, at: { holder: item, keys: [method] } }, operation, (own) => {
      objectFacts(operation, fields)(own);
      addInherited(entry, own);
      addSecurity(entry, own);
      addCallbacks(entry, own);
    });
  };

  const addInherited = ({ operation, item }: OperationEntry, to: FactList): void => {
    const all = withInherited(operation.parameters, item.parameters);
    parameters({ holder: operation, key: "parameters", value: all }, to);
    if (operation.servers === undefined) servers({ holder: item, key: "servers", value: item.servers }, to);
    if ((item.summary ?? item.description) !== undefined) {
      const words = objectFacts(item, { summary: title, description: text });
      to.addPart({ step: "path", at: { holder: item, keys: [] } }, item, words);
    }
  };

  const addSecurity = ({ operation, isWebhook }: OperationEntry, to: FactList): void => {
    const security = operation.security ?? (isWebhook ? [] : document.security);
    const isInherited = operation.security === undefined && security.length > 0;
    const at: FactPlace = { holder: isInherited ? reading.root : operation, keys: ["security"] };
    to.addValue("security", security, { at, shown: describeSecurity(security) });
  };

  const addCallbacks = ({ operation }: OperationEntry, to: FactList): void => {
    for (const [name, expressions] of Object.entries(operation.callbacks ?? {})) {
      const called = [...expressions].flatMap(([expression, item]) => entriesAt(expression, item, true));
      for (const entry of called) addOperation(entry, `callback ${name}, ${signatureOf(entry)}`, to);
    }
  };
  return addOperation;
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
