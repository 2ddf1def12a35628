// Rules for addresses that readers may follow: what is no safe address is not linked.
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Catalog } from "../pages/catalog.ts";
import { safeHref } from "../schema/safeHref.ts";

/** Reports addresses that readers cannot be sent to. */
export function checkAddresses({ document, reading }: NormalSpec, { operations }: Catalog): void {
  const { info, externalDocs, tags } = document;
  const places = [
    { holder: info, key: "termsOfService", address: info.termsOfService },
    { holder: info.contact, key: "url", address: info.contact?.url },
    { holder: info.license, key: "url", address: info.license?.url },
    ...[
      externalDocs,
      ...tags.map((tag) => tag.externalDocs),
      ...operations.map(({ operation }) => operation.externalDocs),
    ].map((docs) => ({ holder: docs, key: "url", address: docs?.url })),
  ];
  for (const { holder, key, address } of places) {
    // An empty one says that there is none: so generators write it.
    if (holder === undefined || !address?.trim() || safeHref(address) !== undefined) continue;
    reading.report(
      { holder, key },
      {
        kind: "questionable",
        rule: "addresses that are not linked",
        message: `\`${shorten(address)}\` is not an address that readers can be sent to`,
        hint: "write an address that begins with `https://`",
      },
    );
  }
}
