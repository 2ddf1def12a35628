// Finds the requests of pages that go to an API of the site and mean none of its operations, for the checks.

import type { UnknownRequest } from "../../checks/checkInput.ts";
import { sentMethod } from "../../model/httpMethod.ts";
import type { EditionApi, Site } from "../../model/site.ts";
import { editionOfSource, findOperation } from "../../site/index.ts";

/** Such requests, each place once, in the order of the sources. */
export function unknownRequestsOf(site: Site): readonly UnknownRequest[] {
  if (site.apis.size === 0) return [];
  const knownOf = new Map<EditionApi, ReadonlySet<string>>();
  return site.content.sources.flatMap((source) => {
    const requests = source.links.filter(({ kind }) => kind === "operation");
    if (requests.length === 0) return [];
    const edition = editionOfSource(source, site.editions);
    return requests.flatMap(({ raw, location }): readonly UnknownRequest[] => {
      const search = findOperation(raw, edition?.key ?? "", site);
      if (search.kind !== "unknown") return [];
      const { api, path } = search;
      const known = knownOf.get(api) ?? requestsOf(api);
      knownOf.set(api, known);
      return [{ method: raw.split(" ", 1)[0] ?? "", path, api: api.label, known, location }];
    });
  });
}

function requestsOf({ spec }: EditionApi): ReadonlySet<string> {
  const operations = spec.operations.filter(({ isWebhook }) => !isWebhook);
  return new Set(operations.map(({ method, path }) => `${sentMethod(method)} ${path}`));
}
