// What the data files of a site (category, authors, tags) share: from bytes to a value that one reader has read.
import type { Outcome } from "../model/diagnostic.ts";
import { collectFindings } from "./findings.ts";
import { readData } from "./frontMatter.ts";
import type { SourceInput } from "./parseContext.ts";
import { readText } from "./readText.ts";
import { anyMap, fieldPlace, type Reader } from "./shape.ts";

/** Reads a YAML or JSON file; `undefined` with one diagnostic when it is malformed. */
export function parseDataFile<Value>(
  { source, bytes }: SourceInput,
  reader: Reader<Value>,
): Outcome<Value | undefined> {
  const findings = collectFindings(source.path);
  const yaml = readText(bytes, findings);
  if (yaml === undefined) return findings.outcome(undefined);
  return findings.outcome(readData({ yaml, linesBefore: 0, code: "data-invalid", findings }, reader)?.value);
}

/** A map whose keys are the author's: `make` joins each key with what was read under it. */
export function entriesOf<Entry, Made>(
  reader: Reader<Entry>,
  make: (key: string, entry: Entry) => Made,
): Reader<readonly Made[]> {
  return (value, place) => {
    const map = anyMap(value, place);
    if (!map) return undefined;
    return Object.entries(map).flatMap(([key, entry]) => {
      const read = reader(entry ?? {}, fieldPlace(place, key));
      return read === undefined ? [] : [make(key, read)];
    });
  };
}
