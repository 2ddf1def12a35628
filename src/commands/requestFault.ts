// What is wrong with a request of a program, which no compiler may have looked at. What its words mean is found out later.
import { badCall } from "../model/badCall.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isRecord } from "../source/isRecord.ts";
import { nearestNames } from "../source/nearestName.ts";
import type { BuildRequest } from "./buildRequest.ts";

/** What an option takes, in words that follow "must be", and whether a value is that. */
interface Shape {
  readonly what: string;
  readonly fits: (value: unknown) => boolean;
}

const text: Shape = { what: "a string", fits: (value) => typeof value === "string" };
const texts: Shape = { what: "a list of strings", fits: (value) => Array.isArray(value) && value.every(text.fits) };
const flag: Shape = { what: "true or false", fits: (value) => typeof value === "boolean" };
const callback: Shape = { what: "a function", fits: (value) => typeof value === "function" };
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;

const shapes: Readonly<Record<keyof BuildRequest, Shape>> = {
  site: text,
  outDir: text,
  config: text,
  locales: texts,
  baseUrl: text,
  offline: flag,
  strict: flag,
  drafts: flag,
  cache: flag,
  cacheFolder: text,
  shard: {
    what: "an object such as { index: 2, count: 8 }",
    fits: (value) =>
      isRecord(value) && isCount(value["index"]) && isCount(value["count"]) && value["index"] <= value["count"],
  },
  merge: texts,
  external: flag,
  acceptTranslations: texts,
  reportTranslations: flag,
  against: text,
  explain: {
    what: "a string or a list of strings",
    fits: (value) => text.fits(value) || texts.fits(value),
  },
  explainChanges: flag,
  jobs: { what: "a whole number of at least 1", fits: isCount },
  // Not by its class: other environments of the language have their own.
  signal: {
    what: "an AbortSignal",
    fits: (value) => typeof value === "object" && value !== null && "aborted" in value,
  },
  onProgress: callback,
  onChanges: callback,
};

/** What is wrong with the form of a request; `undefined` when nothing is. An option may be given as `undefined`. */
export function requestFault(request: unknown): Diagnostic | undefined {
  if (!isRecord(request)) {
    return badCall(`the options must be an object, found ${shown(request)}`, 'write { site: "my-docs" }');
  }
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined) continue;
    const shape = Object.hasOwn(shapes, name) ? shapes[name as keyof BuildRequest] : undefined;
    if (shape === undefined) return unknownOption(name);
    if (!shape.fits(value))
      return badCall(`\`${name}\` must be ${shape.what}, found ${shown(value)}`, `set it to ${shape.what}`);
  }
  return undefined;
}

function unknownOption(name: string): Diagnostic {
  const names = Object.keys(shapes);
  const [near] = nearestNames(name, names, 1);
  const hint = near === undefined ? `the options are ${names.join(", ")}` : `did you mean \`${near}\`?`;
  return badCall(`there is no option \`${name}\``, hint);
}

/** A value in a sentence: cut, and by its kind where it has no short text. */
function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (value === null || typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}
