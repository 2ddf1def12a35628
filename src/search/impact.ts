// Computes how relevant a term is for a section: BM25+ of each field relative to a usual length, summed. Does not
// depend on other pages, so that a page's terms stay valid until the page itself changes.
import { impactSteps } from "./packing.ts";

/** Fields of a section. */
export type FieldName = "title" | "parents" | "about" | "prose" | "code";

/** Parameters of a field. */
export interface Field {
  readonly boost: number;
  /** Usual number of words in such a field. */
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

/** Fields in the order in which their weights are added: first what a page is about, then its text. */
export const fieldNames = ["title", "parents", "about", "prose", "code"] as const satisfies readonly FieldName[];

const saturation = 1.2;
const lengthInfluence = 0.5;
const presence = 0.3;
const largest = Object.values(fields).reduce((sum, { boost }) => sum + boost * (saturation + 1 + presence), 0);

/** Length normalisation for a field of `length` words: the longer the field, the less its terms weigh. */
export const fieldNorm = ({ usualLength }: Field, length: number): number =>
  saturation * (1 - lengthInfluence + (lengthInfluence * length) / usualLength);

/** Weight of a term that occurs `count` times in a field with this norm. */
export const fieldWeight = ({ boost }: Field, count: number, norm: number): number =>
  boost * ((count * (saturation + 1)) / (count + norm) + presence);

/** Quantises a weight to a step; steps are finer for small weights. */
export function impactOf(weight: number): number {
  return weight === 0 ? 0 : Math.max(1, Math.round(impactSteps * Math.sqrt(Math.min(weight / largest, 1))));
}

/** The weight of each step. */
export const weightsByImpact: Float64Array = Float64Array.from(
  { length: impactSteps + 1 },
  (_, step) => (step / impactSteps) ** 2 * largest,
);
