// What an operation needs to be allowed: alternatives of schemes that are needed together, with their scopes.
import type { SecurityAlternative, SecuritySchemeView } from "../../model/api.ts";
import { slugOf } from "../../model/slug.ts";
import type { SecurityRequirementObject, SecuritySchemeObject } from "../normalize/commonObjects.ts";
import { descriptionsOf } from "../schema/deprecation.ts";
import { optional, type PageBuilder } from "./pageBuilder.ts";

/** What an operation needs; the document's requirements unless it has its own. */
export function requirementsOf(
  own: readonly SecurityRequirementObject[] | undefined,
  { document }: Pick<PageBuilder, "document">,
): readonly SecurityRequirementObject[] {
  return own ?? document.security;
}

/** The alternative that samples use: the first without a deprecated scheme, if there is one. */
export function recommendedOf(
  requirements: readonly SecurityRequirementObject[],
  { document }: Pick<PageBuilder, "document">,
): SecurityRequirementObject | undefined {
  const isDeprecated = (name: string): boolean => document.securitySchemes.get(name)?.deprecated === true;
  // None at all is no advice: who needs nothing takes no sample for it.
  const kept = requirements.find((requirement) => requirement.size > 0 && ![...requirement.keys()].some(isDeprecated));
  const [first] = requirements;
  return first !== undefined && [...first.keys()].some(isDeprecated) ? (kept ?? first) : first;
}

/** Alternatives as a page shows them. */
export function securityViews(
  requirements: readonly SecurityRequirementObject[],
  page: PageBuilder,
): readonly SecurityAlternative[] {
  const { securitySchemes } = page.document;
  return requirements.map((requirement) => ({
    schemes: [...requirement].map(([name, scopes]) => {
      const scheme = securitySchemes.get(name);
      const texts = scopeTextsOf(scheme);
      return {
        name,
        summary: summaryOf(scheme),
        ...(scheme?.deprecated === true ? { isDeprecated: true } : {}),
        ...(scheme === undefined ? {} : { ...optional({ id: schemeId(name, page) }), ref: page.overviewRef() }),
        scopes: scopes.map((scope) => ({ name: scope, ...optional({ description: texts.get(scope) }) })),
        ...(scopes.length === 0 || hasScopes(scheme) ? {} : { areRoles: true as const }),
      };
    }),
  }));
}

/** Whether what a requirement lists are scopes; of a scheme that is not described they most likely are. */
const hasScopes = (scheme: SecuritySchemeObject | undefined): boolean =>
  scheme?.type === undefined || ["oauth2", "openIdConnect"].includes(scheme.type);

/** Ids by name of the schemes of a document. */
const idsBySchemes = new WeakMap<ReadonlyMap<string, SecuritySchemeObject>, ReadonlyMap<string, string>>();

/** Id of a scheme in the overview. Two names of one slug keep apart by their order. */
const schemeId = (name: string, { document }: Pick<PageBuilder, "document">): string | undefined =>
  schemeIdsOf(document.securitySchemes).get(name);

/** Ids in the overview by the name of a scheme. */
export function schemeIdsOf(schemes: ReadonlyMap<string, SecuritySchemeObject>): ReadonlyMap<string, string> {
  const ids = idsBySchemes.get(schemes) ?? schemeIds(schemes.keys());
  idsBySchemes.set(schemes, ids);
  return ids;
}

function schemeIds(names: Iterable<string>): ReadonlyMap<string, string> {
  const numbersBySlug = new Map<string, number>();
  const ids = new Map<string, string>();
  for (const name of names) {
    const slug = slugOf(name);
    const number = (numbersBySlug.get(slug) ?? 0) + 1;
    numbersBySlug.set(slug, number);
    ids.set(name, `security-${slug === "" ? "scheme" : slug}${number > 1 ? `-${number}` : ""}`);
  }
  return ids;
}

/** A scheme in few words that need no translation: `apiKey: header X-Key`, `http: bearer JWT`. */
function summaryOf(scheme: SecuritySchemeObject | undefined): string {
  if (scheme === undefined) return "";
  const facts = {
    apiKey: [scheme.in, scheme.name],
    http: [scheme.scheme, scheme.bearerFormat],
    oauth2: Object.keys(scheme.flows ?? {}),
  };
  const type = scheme.type ?? "";
  const words = (type === "apiKey" || type === "http" || type === "oauth2" ? facts[type] : []).filter(
    (word) => word !== undefined,
  );
  return words.length === 0 ? type : `${type}: ${words.join(type === "oauth2" ? ", " : " ")}`;
}

function scopeTextsOf(scheme: SecuritySchemeObject | undefined): ReadonlyMap<string, string> {
  const flows = Object.values(scheme?.flows ?? {});
  return new Map(flows.flatMap((flow) => Object.entries(flow.scopes ?? {}).filter(([, text]) => text !== "")));
}

/** A scheme as the overview shows it. */
export function securitySchemeView(name: string, scheme: SecuritySchemeObject, page: PageBuilder): SecuritySchemeView {
  const facts = (["in", "name", "scheme", "bearerFormat", "openIdConnectUrl", "oauth2MetadataUrl"] as const).flatMap(
    (kind) => {
      const value = scheme[kind];
      return value === undefined || value === "" ? [] : [{ kind, value }];
    },
  );
  const flows = Object.entries(scheme.flows ?? {}).map(([kind, flow]) => ({
    kind,
    urls: (["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"] as const).flatMap((url) => {
      const value = flow[url];
      return value === undefined || value === "" ? [] : [{ kind: url, value }];
    }),
    scopes: Object.entries(flow.scopes ?? {}).map(([scope, description]) => ({ name: scope, description })),
  }));
  return {
    name,
    id: schemeId(name, page) ?? "",
    type: scheme.type ?? "",
    ...optional({ descriptionHtml: page.htmlOf(descriptionsOf(scheme)) }),
    ...(scheme.deprecated === true ? { isDeprecated: true } : {}),
    facts,
    flows,
  };
}
