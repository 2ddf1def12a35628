// The body of a named schema's page: the schema, an example, and who uses it.
import type { SchemaBody } from "../../model/api.ts";
import { exampleValues } from "../schema/generateExample.ts";
import type { SchemaPage } from "./catalog.ts";
import { optional, type PageBuilder } from "./pageBuilder.ts";
import type { SchemaUsage } from "./schemaUsage.ts";

/** Describes a named schema. */
export function schemaBody(entry: SchemaPage, usage: SchemaUsage, page: PageBuilder): SchemaBody {
  const [example] = exampleValues(entry.schema, { root: page.document.root, direction: "both" });
  const json = example?.value === undefined ? undefined : JSON.stringify(example.value, undefined, 2);
  return {
    kind: "schema",
    schema: page.describe(entry.schema, "both", ["schema"]),
    ...optional({ example: json === undefined ? undefined : page.context.highlight(json, "json") }),
    isExampleGenerated: example?.isGenerated ?? false,
    usedBy: [
      ...(usage.operationsByName.get(entry.name) ?? []).map(page.operationRef),
      ...(usage.schemasByName.get(entry.name) ?? []).map((name) => page.schemaRef(name)),
    ],
  };
}
