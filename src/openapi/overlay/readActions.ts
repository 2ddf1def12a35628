// Reads the actions of an overlay (Overlay Specification 1.0 and 1.1). Those of the wrong form are reported and left out.
import type { Location } from "../../model/location.ts";
import { escapeToken } from "../../source/jsonPointer.ts";
import { isSlipOf } from "../../source/nearestName.ts";
import { describeKind } from "../describeKind.ts";
import type { Findings } from "../findings.ts";
import type { SpecDocument } from "../read/readDocument.ts";
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import { type Query, readQuery } from "./jsonPath.ts";
import type { OverlayValue } from "./mergeUpdate.ts";

/** A query with the text that says it. */
export interface WrittenQuery {
  readonly query: Query;
  readonly text: string;
  readonly location: Location;
}

/** A change of a document. */
export interface Action {
  readonly target: WrittenQuery;
  readonly change:
    | { readonly kind: "remove" }
    | {
        readonly kind: "update";
        readonly update: OverlayValue;
        /** The texts that those of the update were translated from. */
        readonly original: OverlayValue | undefined;
      }
    | { readonly kind: "copy"; readonly from: WrittenQuery };
}

/** Extension of an action: the texts that it translates, in the shape of its `update`. */
export const originalKey = "x-original";

/** `1.0.0`, `1.1.0`; not `2.0.0`. */
const knownVersion = /^1\.[01](?:\.\d+)?$/;

/** The actions in their order. */
export function readActions(overlay: SpecDocument, findings: Findings): readonly Action[] {
  const { value, locate } = overlay;
  const version = ownValue(value, "overlay");
  if (typeof version !== "string" || !knownVersion.test(version)) {
    findings.add({
      code: "api-questionable",
      message: `the version of the overlay is ${describeKind(version)}; 1.0 and 1.1 are known`,
      location: locate("/overlay"),
      hint: 'write `overlay: "1.1.0"`',
    });
  }
  const actions = ownValue(value, "actions");
  if (Array.isArray(actions))
    return actions.flatMap((written, index) => readAction(written, { overlay, findings, index }));
  findings.add({
    code: "api-invalid",
    message: `\`actions\` is ${describeKind(actions)}, but a list is expected`,
    location: locate("/actions"),
    hint: "list what the overlay changes",
  });
  return [];
}

interface Reading {
  readonly overlay: SpecDocument;
  readonly findings: Findings;
  /** Of the action. */
  readonly index: number;
}

function readAction(written: unknown, reading: Reading): readonly Action[] {
  if (!isObject(written)) return report("", `the action is ${describeKind(written)}, but a map is expected`, reading);
  tellSlips(written, reading);
  const target = readQueryAt("target", written, reading);
  if (target === undefined) return [];
  if (ownValue(written, "remove") === true) return [{ target, change: { kind: "remove" } }];
  const [update, original] = [valueAt("update", written), valueAt(originalKey, written)];
  if (update !== undefined) return [{ target, change: { kind: "update", update, original } }];
  if (!Object.hasOwn(written, "copy")) return report("", "the action has no `update`, `remove` or `copy`", reading);
  const from = readQueryAt("copy", written, reading);
  return from === undefined ? [] : [{ target, change: { kind: "copy", from } }];
}

const valueAt = (key: string, written: JsonObject): OverlayValue | undefined =>
  Object.hasOwn(written, key) ? { value: ownValue(written, key), holder: written, key } : undefined;

function readQueryAt(key: "target" | "copy", written: JsonObject, reading: Reading): WrittenQuery | undefined {
  const text = ownValue(written, key);
  if (typeof text !== "string") {
    report(`/${key}`, `\`${key}\` is ${describeKind(text)}, but a JSONPath is expected`, reading);
    return undefined;
  }
  const query = readQuery(text);
  if (query.kind === "query") return { query, text, location: placeOf(`/${key}`, reading) };
  report(`/${key}`, `\`${key}\` is no JSONPath: ${query.message}`, reading);
  return undefined;
}

const knownKeys = ["target", "description", "update", "remove", "copy", originalKey];

function tellSlips(written: JsonObject, reading: Reading): void {
  for (const key of Object.keys(written)) {
    const meant = knownKeys.includes(key) ? undefined : knownKeys.find((known) => isSlipOf(key, known));
    if (meant === undefined) continue;
    reading.findings.add({
      code: "api-questionable",
      rule: "names in actions of overlays",
      message: `\`${key}\` says nothing in an action`,
      location: placeOf(`/${escapeToken(key)}`, reading),
      hint: `did you mean \`${meant}\`?`,
    });
  }
}

const placeOf = (below: string, { overlay, index }: Reading): Location => overlay.locate(`/actions/${index}${below}`);

function report(below: string, message: string, reading: Reading): readonly [] {
  const location = placeOf(below, reading);
  const hint = "say where and what: `target: $.info` and `update: { title: Rooms }`";
  reading.findings.add({ code: "api-invalid", rule: "malformed actions of overlays", message, location, hint });
  return [];
}
