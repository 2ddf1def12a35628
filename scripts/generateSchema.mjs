// Writes src/config/schema.generated.ts from the types of src/model/userConfig.ts and their comments.
// `--check` writes nothing and exits with 1 when the file is out of date.
//
// ts-json-schema-generator stays at 2.4.0: later releases need Node 22, hubdocs promises 20.19. It brings a
// TypeScript of its own, as the compiler of this project has no API for programs yet.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createGenerator } from "ts-json-schema-generator";

const pathOf = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const target = pathOf("src/config/schema.generated.ts");

const generator = createGenerator({
  path: pathOf("src/model/userConfig.ts"),
  tsconfig: pathOf("tsconfig.json"),
  type: "UserConfig",
  additionalProperties: false,
  // `npm run typecheck` does that, with this project's compiler.
  skipTypeCheck: true,
});

/** Optional values of index signatures come out as a branch that allows nothing. */
function withoutEmptyBranches(schema) {
  if (Array.isArray(schema)) return schema.map(withoutEmptyBranches);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [
    key,
    key === "anyOf"
      ? withoutEmptyBranches(value.filter((branch) => branch.not === undefined))
      : withoutEmptyBranches(value),
  ]);
  return Object.fromEntries(entries);
}

const schema = withoutEmptyBranches(generator.createSchema("UserConfig"));
const text = `// Made by \`npm run schema\` from src/model/userConfig.ts. Do not edit.
import type { JsonSchema } from "./jsonSchema.ts";

/** JSON Schema of a configuration file, as editors and \`validateShape\` read it. */
export const configSchema: JsonSchema = ${JSON.stringify(schema, null, 2)};
`;

if (!process.argv.includes("--check")) writeFileSync(target, text);
else if (readFileSync(target, "utf8") !== text) {
  console.error("src/config/schema.generated.ts is out of date: run `npm run schema`");
  process.exitCode = 1;
}
