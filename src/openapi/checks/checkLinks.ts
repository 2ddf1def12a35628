// Rules for links of responses: the operations that they lead to.
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Catalog } from "../pages/catalog.ts";
import { operationOfLink } from "../pages/linkTargets.ts";

/** Reports links that lead to no operation. */
export function checkLinks({ reading }: NormalSpec, catalog: Catalog): void {
  const checked = new Set<object>();
  for (const { operation } of catalog.operations) {
    for (const response of operation.responses?.values() ?? []) {
      for (const [name, link] of Object.entries(response.links ?? {})) {
        const { operationId, operationRef } = link;
        const isElsewhere = operationRef !== undefined && !operationRef.startsWith("#");
        if (checked.has(link) || isElsewhere || operationOfLink(link, catalog) !== undefined) continue;
        checked.add(link);
        const target = operationId ?? operationRef;
        reading.report(
          { holder: link, key: undefined },
          {
            kind: "questionable",
            rule: "links to operations that do not exist",
            message:
              target === undefined
                ? `the link \`${shorten(name)}\` does not name an operation`
                : `the link \`${shorten(name)}\` leads to \`${shorten(target)}\`, but there is no such operation`,
            hint: () => {
              const [near] = nearestNames(operationId ?? "", catalog.operationsById.keys(), 1);
              return near === undefined ? "name it by `operationId`" : `did you mean \`${near}\`?`;
            },
          },
        );
      }
    }
  }
}
