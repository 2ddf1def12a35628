// Parameters of a site of Hugo in a folder that is no site yet, which pages show: `{{% param version %}}`.
import { sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { DataRecord } from "../source/isRecord.ts";
import { readYamlRecord } from "../source/readYamlRecord.ts";
import { readToml } from "../source/toml.ts";
import { textOf } from "./beginningOf.ts";
import { addValues } from "./looseValues.ts";

const endings = ["toml", "yaml", "yml", "json"];
/** Files that hold the whole configuration, and such that hold its parameters alone. */
const whole = ["hugo", "config", "config/_default/hugo", "config/_default/config"];
const alone = ["config/_default/params"];

/** Parameters by their names in pages: `param.version`. */
export async function hugoValues(files: SiteFiles): Promise<Readonly<Record<string, string>>> {
  const values = new Map<string, string>();
  for (const name of [...whole, ...alone]) {
    for (const ending of endings) {
      const text = await textOf(sitePath(`${name}.${ending}`), files);
      if (text === "") continue;
      const table = ending === "toml" ? readToml(text) : readYamlRecord(text);
      addValues("param", alone.includes(name) ? table : paramsOf(table), values);
    }
  }
  return Object.fromEntries(values);
}

const paramsOf = (table: DataRecord): unknown => (Object.hasOwn(table, "params") ? table["params"] : undefined);
