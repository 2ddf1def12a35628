// Rules for security: schemes that requirements name, and what each kind of scheme must say.
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import type { FlowObject, SecurityRequirementObject, SecuritySchemeObject } from "../normalize/commonObjects.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import type { Catalog } from "../pages/catalog.ts";
import { ownValue } from "../schema/json.ts";

/** Fields that each type of scheme must have. */
const fieldsByType: ReadonlyMap<string, readonly (keyof SecuritySchemeObject & string)[]> = new Map([
  ["apiKey", ["name", "in"]],
  ["http", ["scheme"]],
  ["oauth2", ["flows"]],
  ["openIdConnect", ["openIdConnectUrl"]],
  ["mutualTLS", []],
] as const);

type Flows = NonNullable<SecuritySchemeObject["flows"]>;

/** Addresses that each flow must have. */
const addressesByFlow: readonly (readonly [keyof Flows & string, readonly (keyof FlowObject & string)[]])[] = [
  ["implicit", ["authorizationUrl"]],
  ["password", ["tokenUrl"]],
  ["clientCredentials", ["tokenUrl"]],
  ["authorizationCode", ["authorizationUrl", "tokenUrl"]],
  ["deviceAuthorization", ["deviceAuthorizationUrl", "tokenUrl"]],
];

/** Reports schemes and scopes that do not exist, and schemes that say too little. */
export function checkSecurity(normal: NormalSpec, { operations }: Catalog): void {
  const { document, reading } = normal;
  for (const requirement of document.security) checkRequirement(requirement, normal);
  for (const { operation } of operations) {
    for (const requirement of operation.security ?? []) checkRequirement(requirement, normal);
  }
  for (const [name, scheme] of document.securitySchemes) {
    checkScheme(name, scheme, normal);
    // The only flow of Swagger 2.0 has another name, and one that is not told is shown as if it were implicit.
    if (scheme.type === "oauth2" && reading.version !== "2.0") checkFlows(name, scheme.flows ?? {}, reading);
  }
}

function checkRequirement(requirement: SecurityRequirementObject, { document, reading }: NormalSpec): void {
  for (const [name, scopes] of requirement) {
    const scheme = document.securitySchemes.get(name);
    if (scheme === undefined) {
      const path = reading.version === "2.0" ? ["securityDefinitions"] : ["components", "securitySchemes"];
      // What is declared and cannot be read, as behind a broken reference, has been told where it stands.
      if (ownValue(path.reduce<unknown>(ownValue, reading.root), name) !== undefined) continue;
      reading.report(
        { holder: requirement, key: name },
        {
          kind: "questionable",
          rule: "security schemes that do not exist",
          message: `there is no security scheme \`${shorten(name)}\``,
          hint: () => {
            const [near] = nearestNames(name, document.securitySchemes.keys(), 1);
            return near === undefined ? `describe it under \`${path.join(".")}\`` : `did you mean \`${near}\`?`;
          },
        },
      );
      continue;
    }
    const known = Object.values(scheme.flows ?? {}).flatMap((flow) => Object.keys(flow.scopes ?? {}));
    const unknown = scheme.type === "oauth2" ? scopes.find((scope) => !known.includes(scope)) : undefined;
    if (unknown === undefined) continue;
    reading.report(
      { holder: requirement, key: name },
      {
        kind: "questionable",
        rule: "scopes that do not exist",
        message: `the security scheme \`${shorten(name)}\` has no scope \`${shorten(unknown)}\``,
        hint: () => {
          const [near] = nearestNames(unknown, known, 1);
          return near === undefined ? "list it under the scopes of its flows" : `did you mean \`${near}\`?`;
        },
      },
    );
  }
}

function checkScheme(name: string, scheme: SecuritySchemeObject, { reading }: NormalSpec): void {
  const { type } = scheme;
  if (type === undefined) return;
  const fields = fieldsByType.get(type);
  const report = (key: string, message: string, hint: string): void =>
    reading.report(
      { holder: scheme, key },
      { kind: "questionable", rule: "incomplete security schemes", message, hint },
    );
  if (fields === undefined) {
    const [near] = nearestNames(type, fieldsByType.keys(), 1);
    const types = [...fieldsByType.keys()].join(", ");
    report(
      "type",
      `the security scheme \`${shorten(name)}\` has the type \`${shorten(type)}\``,
      near === undefined ? `write one of ${types}` : `did you mean \`${near}\`?`,
    );
  }
  for (const field of fields ?? []) {
    if (scheme[field] === undefined)
      report("type", `the security scheme \`${shorten(name)}\` has no \`${field}\``, `add \`${field}\``);
  }
  if (type === "apiKey" && scheme.in !== undefined && !["query", "header", "cookie"].includes(scheme.in)) {
    report(
      "in",
      `the security scheme \`${shorten(name)}\` is in \`${shorten(scheme.in)}\``,
      "write `query`, `header` or `cookie`",
    );
  }
}

function checkFlows(name: string, flows: Flows, reading: Reading): void {
  for (const [key, addresses] of addressesByFlow) {
    const flow = flows[key];
    const missing = flow === undefined ? [] : addresses.filter((address) => flow[address] === undefined);
    for (const address of missing) {
      reading.report(
        { holder: flows, key },
        {
          kind: "questionable",
          rule: "incomplete security schemes",
          message: `the flow \`${key}\` of the security scheme \`${shorten(name)}\` has no \`${address}\``,
          hint: `add \`${address}\``,
        },
      );
    }
  }
}
