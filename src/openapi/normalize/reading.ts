// What the readers of a specification's parts share: the document, its places, and where to say what is wrong.
import type { Findings } from "../findings.ts";
import type { SpecVersion } from "../read/detectVersion.ts";
import type { Places } from "../read/places.ts";
import { followPointer } from "../read/pointer.ts";
import type { RawSpec } from "../read/readSpec.ts";
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import type { SchemaReader } from "./schemaReader.ts";

/** A value and where it stands: under a key of a map or list. */
export interface Spot {
  readonly value: unknown;
  readonly holder: object | undefined;
  readonly key: string;
}

/** The state of reading one specification. */
export interface Reading {
  readonly version: SpecVersion;
  readonly root: JsonObject;
  readonly places: Places;
  readonly schemas: SchemaReader;
  /** Reports something at a key of a map or list, or at the map itself. */
  report(spot: { readonly holder: object | undefined; readonly key: string | undefined }, problem: Problem): void;
  /** What an object's `$ref` leads to in the end; `undefined` when it has been reported as broken. */
  follow(spot: Spot): Spot | undefined;
  /** Objects whose reference led nowhere, with its text. */
  readonly broken: ReadonlyMap<object, string>;
  /** Known names near to those that are not, by the kind of object and the name: the same slip recurs. */
  readonly nearNames: Map<string, string | undefined>;
  /** What readers have made of a value: everything that refers to it shares it. */
  readonly made: WeakMap<object, Map<unknown, object>>;
}

/** Whether a document is older than OpenAPI 3.1, whose schemas are those of JSON Schema. */
export const isBefore31 = ({ version }: Pick<Reading, "version">): boolean => version === "2.0" || version === "3.0";

/** What is wrong at a spot. */
export interface Problem {
  /** `invalid`: a part cannot be shown. `questionable`: all is shown. `example`: an example says something else. */
  readonly kind: "invalid" | "questionable" | "example";
  readonly message: string;
  readonly hint: string | (() => string);
  /** What problems of this kind have in common; see `Finding`. */
  readonly rule?: string;
  /** Other places that take part. */
  readonly related?: readonly { readonly message: string; readonly holder: object; readonly key?: string }[];
}

/** The pointer behind `#` of an object's reference. */
export function referenceOf(value: unknown): string | undefined {
  const text = isObject(value) ? ownValue(value, "$ref") : undefined;
  return typeof text === "string" && text.startsWith("#") ? text.slice(1) : undefined;
}

/** References that follow each other; circles have been taken out before. */
const maxHops = 100;

/** Starts reading. */
export function createReading(
  { version, root, broken, places }: RawSpec,
  { findings, schemas }: { readonly findings: Findings; readonly schemas: (reading: Reading) => SchemaReader },
): Reading {
  const reading = {
    version,
    root,
    places,
    broken,
    nearNames: new Map<string, string | undefined>(),
    made: new WeakMap<object, Map<unknown, object>>(),
    report(
      { holder, key }: { holder: object | undefined; key: string | undefined },
      { kind, related, ...problem }: Problem,
    ): void {
      const location = places.locate(holder, holder === undefined ? undefined : key);
      findings.add({
        code: `api-${kind}`,
        location,
        ...problem,
        ...(related === undefined
          ? {}
          : {
              related: related.map((other) => ({
                message: other.message,
                location: places.locate(other.holder, other.key),
              })),
            }),
      });
    },
    follow(spot: Spot): Spot | undefined {
      let current = spot;
      for (let hop = 0; hop < maxHops; hop += 1) {
        if (typeof current.value === "object" && current.value !== null && broken.has(current.value)) return undefined;
        const pointer = referenceOf(current.value);
        if (pointer === undefined) return current;
        const target = followPointer(root, pointer);
        if (target.kind === "missing") return undefined;
        current = { value: target.value, holder: current.holder, key: current.key };
      }
      return undefined;
    },
  };
  return Object.assign(reading, { schemas: schemas(reading as unknown as Reading) });
}
