// Completes a translated specification by what it lacks of the original. Those pages are shown in the original's
// language, so that readers who switch the language never lose a page.
import type { ApiSpec, ApiTag, Operation } from "../model/api.ts";
import type { ApiEntry } from "../model/site.ts";

/** A specification as an edition shows it. */
interface CompleteSpec {
  readonly spec: ApiSpec;
  /** The entries taken from the original. */
  readonly fallbacks: ReadonlySet<ApiEntry>;
}

const none: ReadonlySet<ApiEntry> = new Set();

/** Combines both; entries that the translation lacks come last. */
export function completeSpec(own: ApiSpec, original: ApiSpec | undefined): CompleteSpec {
  if (original === undefined || original === own) return { spec: own, fallbacks: none };
  const subjects = new Set(own.operations.map(subjectOf));
  const taken = new Set<string>([...own.operations, ...own.tags].map(({ slug }) => slug));
  const operations = original.operations.filter((one) => !subjects.has(subjectOf(one)) && !taken.has(one.slug));
  const names = new Set(own.schemas.flatMap(({ name, slug }) => [name, slug]));
  const schemas = original.schemas.filter(({ name, slug }) => !names.has(name) && !names.has(slug));
  if (operations.length + schemas.length === 0) return { spec: own, fallbacks: none };
  const { tags, fallbacks } = completeTags(own, original, { operations, taken });
  return {
    spec: {
      ...own,
      operations: [...own.operations, ...operations],
      tags,
      schemas: [...own.schemas, ...schemas],
    },
    fallbacks: new Set([...operations, ...schemas, ...fallbacks]),
  };
}

interface Missing {
  readonly operations: readonly Operation[];
  /** Slugs of the translation. */
  readonly taken: ReadonlySet<string>;
}

/**
 * The tags of the translation with the operations that it lacks, followed by tags of the original that only those
 * operations have.
 */
function completeTags(
  own: ApiSpec,
  original: ApiSpec,
  { operations, taken }: Missing,
): { readonly tags: readonly ApiTag[]; readonly fallbacks: readonly ApiTag[] } {
  const missing = new Set<string>(operations.map(({ slug }) => slug));
  const missingIn = (tag: ApiTag | undefined): ApiTag["operations"] =>
    tag?.operations.filter((slug) => missing.has(slug)) ?? [];
  const tags = own.tags.map((tag): ApiTag => {
    const more = missingIn(original.tags.find(({ name }) => name === tag.name));
    return more.length === 0 ? tag : { ...tag, operations: [...tag.operations, ...more] };
  });
  const names = new Set(own.tags.map(({ name }) => name));
  const fallbacks = original.tags.flatMap((tag): readonly ApiTag[] => {
    const shown = missingIn(tag);
    return names.has(tag.name) || taken.has(tag.slug) || shown.length === 0 ? [] : [{ ...tag, operations: shown }];
  });
  return { tags: [...tags, ...fallbacks], fallbacks };
}

/** Identifies an operation whatever its id and summary. */
const subjectOf = ({ method, path, isWebhook }: Operation): string => `${isWebhook} ${method} ${path}`;
