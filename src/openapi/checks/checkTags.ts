// Rules for the tags of operations.
import { slugOf } from "../../model/slug.ts";
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import type { Catalog, OperationPage } from "../pages/catalog.ts";
import { signatureOf } from "../pages/operationEntries.ts";
import { createTagLikeness } from "../pages/tagLikeness.ts";

/** Reports tags that an operation has twice or that have no name, and tags that only capitals tell apart. */
export function checkTags({ reading }: NormalSpec, { operations, tags }: Catalog): void {
  for (const page of operations) checkNames(page, reading);
  const likeEarlier = createTagLikeness();
  for (const { name, declared, operations: users } of tags) {
    const earlier = likeEarlier(name);
    // Tags of one slug are told where they get their addresses.
    if (earlier === undefined || slugOf(earlier) === slugOf(name)) continue;
    const place =
      declared === undefined ? { holder: users[0]?.operation, key: "tags" } : { holder: declared, key: "name" };
    reading.report(place, {
      kind: "questionable",
      rule: "tags that only capitals tell apart",
      message: `only capitals tell the tag \`${shorten(name)}\` from \`${shorten(earlier)}\``,
      hint: `write it as \`${shorten(earlier)}\`, if it is the same tag`,
    });
  }
}

function checkNames(page: OperationPage, reading: Reading): void {
  const { operation } = page;
  const seen = new Set<string>();
  for (const name of operation.tags ?? []) {
    const isBlank = name.trim() === "";
    if (!isBlank && !seen.has(name)) {
      seen.add(name);
      continue;
    }
    reading.report(
      { holder: operation, key: "tags" },
      {
        kind: "questionable",
        rule: isBlank ? "tags without a name" : "tags that an operation has twice",
        message: isBlank
          ? `${signatureOf(page)} has a tag without a name, which is left out`
          : `${signatureOf(page)} has the tag \`${shorten(name)}\` twice`,
        hint: isBlank ? "name it, or remove it" : "keep one of the two",
      },
    );
    return;
  }
}
