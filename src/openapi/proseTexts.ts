// Texts of a specification's file that are written for people, as they stand there: no reference is followed, so each
// text comes once. Data that only looks like documentation (examples, defaults) is left alone.
import { isRecord } from "../source/isRecord.ts";
import { escapeToken } from "../source/jsonPointer.ts";

/** A text with its place. */
export interface ProseText {
  readonly pointer: string;
  readonly text: string;
}

const proseFields: ReadonlySet<string> = new Set(["title", "summary", "description", "x-displayName"]);
const dataFields: ReadonlySet<string> = new Set(["example", "examples", "default", "enum", "const", "dataValue"]);
/** Maps whose keys are names of the author's. */
const namingFields: ReadonlySet<string> = new Set(
  `properties patternProperties dependentSchemas $defs definitions schemas responses parameters requestBodies headers
  securitySchemes links callbacks pathItems paths webhooks variables mediaTypes`.split(/\s+/),
);

/** Titles, summaries and descriptions of a document, in its order. */
export function proseTextsOf(document: unknown): readonly ProseText[] {
  const texts: ProseText[] = [];
  collect(document, { pointer: "", areNames: false, texts });
  return texts;
}

interface Collecting {
  readonly pointer: string;
  /** Whether the keys of a map are names, and so say nothing about what stands there. */
  readonly areNames: boolean;
  readonly texts: ProseText[];
}

function collect(value: unknown, { pointer, areNames, texts }: Collecting): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collect(item, { pointer: `${pointer}/${index}`, areNames: false, texts });
    return;
  }
  if (!isRecord(value)) return;
  for (const [key, held] of Object.entries(value)) {
    const own = `${pointer}/${escapeToken(key)}`;
    if (areNames) collect(held, { pointer: own, areNames: false, texts });
    else if (typeof held === "string") {
      if (proseFields.has(key)) texts.push({ pointer: own, text: held });
    } else if (!dataFields.has(key)) collect(held, { pointer: own, areNames: namingFields.has(key), texts });
  }
}
