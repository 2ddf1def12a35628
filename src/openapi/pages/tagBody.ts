// The body of a tag's page: its text and its operations.
import type { TagBody } from "../../model/api.ts";
import { keepBlanks } from "../../model/keepBlanks.ts";
import type { TagPage } from "./catalog.ts";
import { isDeprecated, titleOf } from "./operationEntries.ts";
import { optional, type PageBuilder } from "./pageBuilder.ts";

/** Lists the operations of a tag, and the tags below it. */
export function tagBody(tag: TagPage, page: PageBuilder): TagBody {
  const children = tag.name === "" ? [] : page.catalog.tags.filter(({ parent }) => parent === tag.name);
  return {
    kind: "tag",
    ...optional({
      descriptionHtml: page.topText(tag.declared?.description),
      externalDocs: page.externalDocs(tag.declared?.externalDocs),
      children: children.length === 0 ? undefined : children.map(page.tagRef),
    }),
    operations: tag.operations.map((entry) => ({
      ref: page.operationRef(entry),
      method: entry.method,
      path: entry.path,
      isDeprecated: isDeprecated(entry.operation),
      summary: keepBlanks(titleOf(entry)),
      description: keepBlanks(page.context.plainText(entry.operation.description ?? "")),
    })),
  };
}
