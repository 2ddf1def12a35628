// Writes dist/config.schema.json, which editors read, from the compiled schema. Runs after the compiler.
import { writeFileSync } from "node:fs";
import { configSchema } from "../dist/config/schema.generated.js";

writeFileSync(new URL("../dist/config.schema.json", import.meta.url), `${JSON.stringify(configSchema, null, 2)}\n`);
