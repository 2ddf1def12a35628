// Lays overlays over a small specification, for tests of what comes of it.
import { localeCode, sitePath } from "../../../../src/model/brands.ts";
import { createFindings } from "../../../../src/openapi/findings.ts";
import { readSpec } from "../../../../src/openapi/read/readSpec.ts";
import { childOf } from "../../../../src/openapi/schema/json.ts";
import { bytesOf } from "../../siteFiles.ts";
import { plainContext } from "../plainContext.ts";

/** What keys lead to in a document. */
export const at = (value: unknown, ...keys: readonly (string | number)[]): unknown => keys.reduce(childOf, value);

/** A map or list that keys lead to. */
export function holderAt(value: unknown, ...keys: readonly (string | number)[]): object {
  const found = at(value, ...keys);
  if (typeof found !== "object" || found === null) throw new Error(`nothing at ${keys.join(" ")}`);
  return found;
}

/** A specification to lay overlays over. */
export const rooms = `openapi: 3.1.0
info: { title: Rooms, version: "1" }
tags:
  - { name: rooms, description: Rooms of the house }
  - { name: doors }
paths:
  /rooms:
    get:
      summary: List rooms
      parameters:
        - { name: limit, in: query, description: Most rooms, schema: { type: integer } }
      responses: { "200": { description: The rooms } }
`;

interface OverlayOptions {
  readonly files?: Readonly<Record<string, string>>;
  /** \`null\` for none. */
  readonly base?: string | null;
}

/** Reads an overlay, given from its actions on as YAML in one line or with two spaces of indentation. */
export async function lay(actions: string, options?: OverlayOptions) {
  return await read(`overlay: 1.1.0\ninfo: { title: a, version: "1" }\nactions:\n${actions}\n`, options);
}

/** Reads an overlay. */
export async function read(overlay: string, { files = {}, base = "specs/rooms.yaml" }: OverlayOptions = {}) {
  const findings = createFindings();
  const { spec, includes } = await readSpec(
    {
      apiId: "a",
      path: sitePath("specs/rooms.uk.yaml"),
      locale: localeCode("uk"),
      bytes: bytesOf(overlay),
      base: base === null ? undefined : sitePath(base),
    },
    plainContext({ "specs/rooms.yaml": rooms, ...files }),
    findings,
  );
  const root = spec?.root;
  const told = findings.list().map(({ location, severity, code, message, hint }) => {
    return `${location?.file}:${location?.line}:${location?.column} ${severity} ${code}: ${message}; ${hint}`;
  });
  return { root, spec, told, includes: includes.map(({ path }) => path) };
}
