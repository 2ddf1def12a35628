// Rules for schemas that extend others: how many in a row pages take in.
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import { collectParts, maxExtended } from "../schema/collectParts.ts";

/** Reports once that what lies too far up is linked, not repeated: schemas after the first one have the same reason. */
export function checkInheritance({ document, reading }: NormalSpec): void {
  const far = document.schemas.filter(({ schema }) => collectParts(schema, document.root).beyond.size > 0);
  const [first, ...others] = far;
  if (first === undefined) return;
  const more = others.length === 0 ? "" : `, and so do ${others.length} more`;
  reading.report(first.spot, {
    kind: "questionable",
    message: `the schema \`${first.name}\` extends a chain of more than ${maxExtended} others${more}: schemas further up are only linked on its page, and left out of its examples`,
    hint: "merge schemas that add little to the ones they extend",
  });
}
