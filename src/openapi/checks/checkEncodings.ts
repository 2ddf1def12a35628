// Rules for the encodings of a body: each is that of a property that the body's schema describes.
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import type { MediaTypeObject } from "../normalize/contentObjects.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import type { Catalog } from "../pages/catalog.ts";
import { entriesAt, type OperationEntry, signatureOf } from "../pages/operationEntries.ts";
import { isObject } from "../schema/json.ts";
import { allowsOthers, propertyNames, togetherWith } from "./schemaMembers.ts";

/** Reports encodings under names that no property has: nothing is sent by them. */
export function checkEncodings({ document, reading }: NormalSpec, { operations }: Catalog): void {
  const seen = new Set<MediaTypeObject>();
  for (const { media, entry } of contentsOf(operations)) {
    if (seen.has(media) || media.encoding === undefined) continue;
    seen.add(media);
    const { schema = true, itemSchema } = media;
    if (itemSchema !== undefined) continue;
    const parts = isObject(schema) ? togetherWith([schema], document.root) : [];
    if (parts === undefined || parts.some(allowsOthers)) continue;
    const names = propertyNames(parts);
    for (const name of Object.keys(media.encoding)) {
      if (!names.has(name)) report(name, { media, entry, names, reading });
    }
  }
}

interface Content {
  readonly media: MediaTypeObject;
  readonly entry: OperationEntry;
}

/** Contents of all bodies, those of callbacks too, which may call themselves back. */
function contentsOf(operations: readonly OperationEntry[]): readonly Content[] {
  const contents: Content[] = [];
  const entries = [...operations];
  const seen = new Set<object>();
  // The list grows while it is walked.
  for (const entry of entries) {
    const { requestBody, responses, callbacks } = entry.operation;
    if (seen.has(entry.operation)) continue;
    seen.add(entry.operation);
    for (const body of [requestBody, ...(responses?.values() ?? [])]) {
      for (const media of Object.values(body?.content ?? {})) contents.push({ media, entry });
    }
    for (const byExpression of Object.values(callbacks ?? {})) {
      for (const [expression, path] of byExpression) {
        for (const called of entriesAt(expression, path, true)) entries.push(called);
      }
    }
  }
  return contents;
}

interface Found extends Content {
  readonly names: ReadonlySet<string>;
  readonly reading: Reading;
}

function report(name: string, { media, entry, names, reading }: Found): void {
  reading.report(
    { holder: media.encoding?.[name], key: undefined },
    {
      kind: "questionable",
      rule: "encodings of properties that are not described",
      message: `\`encoding\` names \`${shorten(name)}\`, but the body of ${signatureOf(entry)} has no such property`,
      hint: () => {
        const [near] = nearestNames(name, [...names], 1);
        return near === undefined
          ? "describe the property in the schema of the body, or remove its encoding"
          : `did you mean \`${near}\`?`;
      },
    },
  );
}
