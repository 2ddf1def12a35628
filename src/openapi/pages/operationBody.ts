// The body of an operation's page, and of the operations that it calls back.
import type { OperationBody } from "../../model/api.ts";
import type { Slug } from "../../model/brands.ts";
import { codeSamples } from "../samples/codeSamples.ts";
import { isOwnHeader } from "../samples/ownHeaders.ts";
import type { Direction } from "../schema/direction.ts";
import { isMoreThanTitle, plainTitle } from "../schema/plainTitle.ts";
import { badgesOf } from "./badges.ts";
import { callbackRows } from "./callbackRows.ts";
import { requestBodyView, responseView } from "./contentViews.ts";
import { isDeprecated, type OperationEntry, stabilityOf, titleOf, untoldSummaryOf } from "./operationEntries.ts";
import { optional, type PageBuilder } from "./pageBuilder.ts";
import { parameterGroups, parametersOf } from "./parameterViews.ts";
import { recommendedOf, requirementsOf, securityViews } from "./securityViews.ts";
import { serverViews } from "./serverViews.ts";

interface BodyInput {
  readonly page: PageBuilder;
  /** Absent for callbacks, which have no page. */
  readonly slug?: Slug;
  /** What ids of this part of the page begin with. */
  readonly idParts: readonly string[];
}

/** The body of an operation that has a page. */
export function operationBody(entry: OperationEntry & { readonly slug: Slug }, page: PageBuilder): OperationBody {
  return bodyOf(entry, { page, slug: entry.slug, idParts: [] });
}

function bodyOf(entry: OperationEntry, input: BodyInput): OperationBody {
  const { operation, isWebhook, method, path } = entry;
  const { page, idParts } = input;
  // A webhook's request comes from the server: what only the server may set is in it.
  const isIncoming = isWebhook || input.slug === undefined;
  const sent: Direction = isIncoming ? "both" : "request";
  const answered: Direction = isIncoming ? "both" : "response";
  const deprecation = operation["x-deprecated-description"];
  const parameters = parameterGroups(shownParametersOf(entry, page), page, idParts);
  const tags = input.slug === undefined ? [] : (page.catalog.tagsByOperation.get(input.slug) ?? []);
  const badges = badgesOf(operation, tags);
  return {
    kind: "operation",
    method,
    path,
    isWebhook,
    ...optional({
      operationId: operation.operationId,
      deprecated: isDeprecated(operation) ? optional({ html: page.html(deprecation) }) : undefined,
      stability: stabilityOf(operation),
      badges: badges.length === 0 ? undefined : badges,
      descriptionHtml: input.slug === undefined ? page.html(descriptionOf(entry)) : page.topText(descriptionOf(entry)),
      externalDocs: page.externalDocs(operation.externalDocs),
    }),
    // What requests to the API need says nothing of those that it sends itself.
    security: securityViews(isIncoming ? (operation.security ?? []) : requirementsOf(operation.security, page), page),
    // Those of the API receive nothing of what it sends itself.
    servers: serverViews(isIncoming ? (ownServersOf(entry) ?? []) : serversOf(entry, page), page),
    ...(ownServersOf(entry) === undefined ? {} : { hasOwnServers: true }),
    parameters,
    ...optional({
      requestBody:
        operation.requestBody === undefined
          ? undefined
          : requestBodyView(operation.requestBody, { page, direction: sent, idParts: [...idParts, "request"] }),
    }),
    responses: [...(operation.responses ?? [])].map(([status, response]) =>
      responseView(status, response, { page, direction: answered, idParts: [...idParts, "response", status] }),
    ),
    callbacks: input.slug === undefined ? [] : callbacksOf(entry, page),
    ...(isIncoming ? { samples: [] } : samplesOf(entry, page)),
    tagLinks: tags.filter(({ name }) => name !== "").map(page.tagRef),
  };
}

/** Parameters but those that OpenAPI 3 ignores; Swagger 2.0 has no such rule. */
function shownParametersOf(entry: OperationEntry, { document }: PageBuilder): ReturnType<typeof parametersOf> {
  const parameters = parametersOf(entry);
  return document.openapi.startsWith("2") ? parameters : parameters.filter((parameter) => !isOwnHeader(parameter));
}

/** What a summary says beyond the title, the operation's own text, what its path says; but not what repeats the title. */
function descriptionOf(entry: OperationEntry): string | undefined {
  const { operation, item } = entry;
  const title = withoutStop(titleOf(entry));
  const texts = [untoldSummaryOf(entry), operation.description, item.summary, item.description].filter(
    (text) => text !== undefined && (isMoreThanTitle(text) || ![title, ""].includes(withoutStop(plainTitle(text)))),
  );
  return texts.length === 0 ? undefined : [...new Set(texts)].join("\n\n");
}

const withoutStop = (text: string): string => text.trim().replace(/\.$/, "");

function serversOf(entry: OperationEntry, { document }: PageBuilder): OperationBodyServers {
  return ownServersOf(entry) ?? document.servers;
}

function ownServersOf({ operation, item }: OperationEntry): OperationBodyServers | undefined {
  return [operation.servers, item.servers].find((servers) => servers !== undefined && servers.length > 0);
}
type OperationBodyServers = Parameters<typeof serverViews>[0];

function callbacksOf({ operation }: OperationEntry, page: PageBuilder): OperationBody["callbacks"] {
  return callbackRows(operation).map(({ name, entry, idParts, further }) => ({
    name,
    expression: entry.path,
    ...optional({
      summary: entry.operation.summary && plainTitle(entry.operation.summary),
      further: further.length === 0 ? undefined : further,
    }),
    operation: bodyOf(entry, { page, idParts }),
  }));
}

function samplesOf(entry: OperationEntry, page: PageBuilder): Pick<OperationBody, "samples" | "unwritten"> {
  const { operation, method, path } = entry;
  const alternative = recommendedOf(requirementsOf(operation.security, page), page);
  const [server] = serversOf(entry, page);
  const { samples, unwritten } = codeSamples(
    {
      method,
      path,
      parameters: parametersOf(entry),
      security: [...(alternative ?? [])].flatMap(([name]) => {
        const scheme = page.document.securitySchemes.get(name);
        return scheme === undefined ? [] : [{ name, scheme }];
      }),
      root: page.document.root,
      ...optional({
        server,
        requestBody: operation.requestBody,
        responses: operation.responses === undefined ? undefined : Object.fromEntries(operation.responses),
        customSamples: operation["x-codeSamples"] ?? operation["x-code-samples"],
      }),
    },
    { highlight: page.context.highlight },
  );
  return { samples, ...(unwritten.length === 0 ? {} : { unwritten }) };
}
