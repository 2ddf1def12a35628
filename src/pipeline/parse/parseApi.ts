// One specification parsed in a worker: what it needs of the rest of hubdocs, and what its result depends on.
import type { Hash, SitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import type { SiteFiles } from "../../model/ports.ts";
import { parseSpec, type SpecInput } from "../../openapi/index.ts";
import { digestOf } from "../../platform/hash.ts";
import { changesSlug } from "../../site/editionApis.ts";
import { baseSpecOf, hasHistory, hasOperationFiles, isCompared } from "./apiVersions.ts";
import type { StoredParse } from "./parsedFile.ts";
import { openSpecTexts } from "./specTexts.ts";

/** A specification file, and the version that it was kept for. */
interface ApiInput extends SpecInput {
  readonly version?: string | undefined;
}

/** What reading a specification needs. */
interface ApiWorld {
  readonly config: Config;
  readonly files: SiteFiles;
  readonly store: (hash: Hash, json: string) => void;
  /** Gets the specifications of its operations. @default store */
  readonly storeSlice?: ((hash: Hash, json: string) => void) | undefined;
  /** Told which line of the file is worked on. */
  readonly reach?: ((line: number) => void) | undefined;
}

/** Parses a specification and stores the bodies of its pages. */
export async function parseApi(
  { version, ...input }: ApiInput,
  { config, files, store, storeSlice = store, reach }: ApiWorld,
): Promise<StoredParse> {
  const isTraced = hasHistory(input.apiId, config);
  const isSliced = hasOperationFiles(input.apiId, config);
  const ofVersion = version === undefined ? {} : { version };
  const kind = { kind: "spec", api: input.apiId, locale: input.locale, ...ofVersion } as const;
  const bodies: Hash[] = [];
  const missing = new Set<SitePath>();
  const { texts, keep } = openSpecTexts(input.path);
  const { value, diagnostics } = await parseSpec(
    { ...input, ...baseSpecOf(kind, config), isCompared: isCompared(kind, config), isTraced, isSliced },
    {
      files: { ...files, read: readNoting(missing, files) },
      hash: digestOf,
      storeBody: async (hash, json) => {
        bodies.push(hash);
        store(hash, json);
      },
      storeSlice: async (hash, json) => {
        bodies.push(hash);
        storeSlice(hash, json);
      },
      ...texts,
      onPage: ({ file, line = 0 }) => reach?.(file === input.path ? line : 0),
      ...(isTraced ? { reserved: [changesSlug] } : {}),
    },
  );
  keep();
  return {
    value: value.spec === undefined ? null : { kind: "spec", spec: { ...value.spec, ...docsVersionOf(version) } },
    diagnostics,
    bodies,
    reads: value.includes.map(({ path, hash }) => [path, hash]),
    probes: [...missing].map((path) => [path, false]),
  };
}

/** Reads files, and notes those that are not there: one that is added later changes what the specification says. */
function readNoting(missing: Set<SitePath>, files: SiteFiles): SiteFiles["read"] {
  return async (path) => {
    const bytes = await files.read(path);
    if (bytes === undefined) missing.add(path);
    return bytes;
  };
}

function docsVersionOf(version: string | undefined): { readonly docsVersion?: string } {
  return version === undefined ? {} : { docsVersion: version };
}
