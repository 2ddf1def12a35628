// How much a term says about a section: BM25+ of each field against a usual length, added up. Independent of other
// pages, so that a page's terms can be kept as long as the page stays the same.
import { impactSteps } from "./packing.ts";

/** Fields of a section. */
export type FieldName = "title" | "parents" | "about" | "prose" | "code";

/** What a field counts. */
export interface Field {
  readonly boost: number;
  /** Words that such a field usually has. */
  readonly usualLength: number;
}

/** Boosts of the fields. Measured on judged queries of two languages; see scripts/benchSearch.mjs. */
export const fields: Readonly<Record<FieldName, Field>> = {
  title: { boost: 6, usualLength: 3 },
  parents: { boost: 2, usualLength: 5 },
  about: { boost: 1.5, usualLength: 12 },
  prose: { boost: 1, usualLength: 60 },
  code: { boost: 1, usualLength: 20 },
};

/** Fields in the order in which their weights are added; what a page is about comes before what it says. */
export const fieldNames = ["title", "parents", "about", "prose", "code"] as const satisfies readonly FieldName[];

const saturation = 1.2;
const lengthInfluence = 0.5;
const presence = 0.3;
const largest = Object.values(fields).reduce((sum, { boost }) => sum + boost * (saturation + 1 + presence), 0);

/** What a field of `length` words takes away from the weight of its terms. */
export const fieldNorm = ({ usualLength }: Field, length: number): number =>
  saturation * (1 - lengthInfluence + (lengthInfluence * length) / usualLength);

/** Weight of a term that stands `count` times in a field with a norm. */
export const fieldWeight = ({ boost }: Field, count: number, norm: number): number =>
  boost * ((count * (saturation + 1)) / (count + norm) + presence);

/** A weight in steps: finer where weights are small. */
export function impactOf(weight: number): number {
  return weight === 0 ? 0 : Math.max(1, Math.round(impactSteps * Math.sqrt(Math.min(weight / largest, 1))));
}

/** Weights by step. */
export const weightsByImpact: Float64Array = Float64Array.from(
  { length: impactSteps + 1 },
  (_, step) => (step / impactSteps) ** 2 * largest,
);
