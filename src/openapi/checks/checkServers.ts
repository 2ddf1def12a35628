// Rules for servers: the variables of their addresses.
import { shorten } from "../describeKind.ts";
import type { ServerObject } from "../normalize/commonObjects.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import type { Catalog } from "../pages/catalog.ts";
import { templateNames } from "./checkPaths.ts";

/** Reports variables of servers that are not described, not used, or whose default is none of their values. */
export function checkServers({ document, reading }: NormalSpec, { operations }: Catalog): void {
  const lists = [
    document.servers,
    ...operations.flatMap(({ operation, item }) => [operation.servers ?? [], item.servers ?? []]),
  ];
  for (const server of new Set(lists.flat())) checkServer(server, reading);
}

function checkServer(server: ServerObject, reading: Reading): void {
  const { url, variables = {} } = server;
  if (url === undefined) return;
  const names = templateNames(url);
  const report = (holder: object, message: string, hint: string): void =>
    reading.report(
      { holder, key: holder === server ? "url" : undefined },
      { kind: "questionable", rule: "variables of servers", message, hint },
    );
  for (const name of names) {
    if (Object.hasOwn(variables, name)) continue;
    report(
      server,
      `the server \`${shorten(url)}\` does not describe its variable \`{${name}}\``,
      "add it to `variables`",
    );
  }
  for (const [name, variable] of Object.entries(variables)) {
    if (!names.includes(name))
      report(
        variable,
        `the server \`${shorten(url)}\` has no \`{${shorten(name)}}\``,
        "remove the variable, or add it to the URL",
      );
    const { default: value, enum: values } = variable;
    if (value !== undefined && values !== undefined && values.length > 0 && !values.includes(value)) {
      report(
        variable,
        `the default \`${shorten(value)}\` of \`${shorten(name)}\` is not one of its values`,
        `write one of ${values.join(", ")}`,
      );
    }
  }
}
