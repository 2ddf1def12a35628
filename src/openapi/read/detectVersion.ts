// Which standard a specification follows. Reads nothing but its version field.
import { nearestNames } from "../../source/nearestName.ts";
import { describeKind, shorten } from "../describeKind.ts";
import { isObject, ownValue } from "../schema/json.ts";

/** A standard that can be read. */
export type SpecVersion = "2.0" | "3.0" | "3.1" | "3.2";

/** The standard that a document follows. */
export interface KnownVersion {
  readonly kind: "version";
  readonly version: SpecVersion;
  /** As it stands there. */
  readonly written: string;
}

/** The standard, or why there is none: `key` is where to point at. */
type DetectedVersion =
  | KnownVersion
  | { readonly kind: "problem"; readonly message: string; readonly hint: string; readonly key?: string };

const readable = "OpenAPI 3.0, 3.1, 3.2 and Swagger 2.0";

/** Standards that hubdocs does not read, by the field that their documents begin with. */
const otherStandards: ReadonlyMap<string, string> = new Map([
  ["asyncapi", "AsyncAPI"],
  ["swaggerVersion", "Swagger 1"],
  ["arazzo", "Arazzo"],
  ["openrpc", "OpenRPC"],
]);

/** Tells the version of a document. */
export function detectVersion(value: unknown): DetectedVersion {
  if (!isObject(value)) {
    return {
      kind: "problem",
      message: `this is not an API specification: the file contains ${describeKind(value)}, not a map`,
      hint: "start it with `openapi: 3.1.0`",
    };
  }
  const key = ["openapi", "swagger"].find((name) => Object.hasOwn(value, name));
  const other = Object.keys(value).find((name) => otherStandards.has(name));
  if (key === undefined && other !== undefined) {
    const message = `this is not an OpenAPI specification but ${otherStandards.get(other)}`;
    return { kind: "problem", message, hint: `hubdocs reads ${readable}; convert it first`, key: other };
  }
  if (key === undefined) {
    const [near] = nearestNames("openapi", Object.keys(value), 1);
    const hint = near === undefined ? "start it with `openapi: 3.1.0`" : `write \`openapi\` instead of \`${near}\``;
    return {
      kind: "problem",
      message: "this is not an API specification: it has neither `openapi` nor `swagger`",
      hint,
    };
  }
  const given = ownValue(value, key);
  const written = typeof given === "string" || typeof given === "number" ? String(given).trim() : undefined;
  const version = written === undefined ? undefined : versionOf(key, written);
  if (version !== undefined && written !== undefined) return { kind: "version", version, written };
  const shown = written === undefined ? describeKind(given) : `\`${shorten(written)}\``;
  return {
    kind: "problem",
    message: `\`${key}\` is ${shown}, a version that hubdocs does not read`,
    hint: `hubdocs reads ${readable}`,
    key,
  };
}

/** `3.1.0`, `3.1` and `3.1.1-rc1` are 3.1; `3.10.0` is not. */
function versionOf(key: string, written: string): SpecVersion | undefined {
  if (key === "swagger") return /^2(?:\.0)*$/.test(written) ? "2.0" : undefined;
  const minor = /^3(?:\.([012]))?(?:\.\d+)?(?:-[\w.]+)?$/.exec(written);
  if (minor === null) return undefined;
  return minor[1] === "1" ? "3.1" : minor[1] === "2" ? "3.2" : "3.0";
}
