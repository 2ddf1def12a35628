// A specification with what it says, fact by fact, for a comparison with another language. A build that makes one locale
// alone collects no facts, so the file is then parsed once more.
import type { ComparedSpec } from "../../checks/spec-agreement.ts";
import type { ApiSpec } from "../../model/api.ts";
import type { Hash } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import { readSpecFacts } from "../faults/specFacts.ts";
import { parseApi } from "../parse/parseApi.ts";
import type { World } from "../world.ts";

/** The facts of a specification; `undefined` when its file can no longer be read. */
export async function comparedSpec(
  { apiId, locale, path, factsHash }: ApiSpec,
  config: Config,
  { bodies, files }: Pick<World, "bodies" | "files">,
): Promise<ComparedSpec | undefined> {
  if (factsHash !== undefined) return { locale, path, facts: await readSpecFacts(factsHash, bodies) };
  const bytes = await files.read(path);
  if (bytes === undefined) return undefined;
  const stored = new Map<Hash, string>();
  const all = { ...config, builtLocales: config.locales.map(({ code }) => code) };
  const { value } = await parseApi(
    { apiId, locale, path, bytes },
    { config: all, files, store: (hash, json) => void stored.set(hash, json), storeSlice: () => undefined },
  );
  const hash = value?.kind === "spec" ? value.spec.factsHash : undefined;
  if (hash === undefined) return undefined;
  return { locale, path, facts: await readSpecFacts(hash, { get: async (key) => stored.get(key) ?? "" }) };
}
