// Parses one API specification: from the bytes of a file to metadata and stored bodies of pages. The table of contents
// of this folder; knows nothing of the site around it.
import type { ApiSpec } from "../model/api.ts";
import type { Hash } from "../model/brands.ts";
import type { Outcome } from "../model/diagnostic.ts";
import type { SpecFacts } from "../model/specFacts.ts";
import { specFactsOf } from "./agreement/specFacts.ts";
import { checkSpec } from "./checks/checkSpec.ts";
import type { IncludedFile, SpecContext, SpecInput } from "./context.ts";
import { contractOf } from "./contract.ts";
import { createFindings } from "./findings.ts";
import { type NormalSpec, normalizeSpec } from "./normalize/normalizeSpec.ts";
import { markLanguage, untranslatedTexts } from "./overlay/untranslated.ts";
import { catalogOf } from "./pages/catalog.ts";
import { createExampleMemory } from "./pages/exampleMemory.ts";
import { createForeignLinks } from "./pages/foreignLinks.ts";
import { storePages } from "./pages/specPages.ts";
import { withExactNumbers } from "./read/exactNumbers.ts";
import { readSpec } from "./read/readSpec.ts";
import { storeSlices } from "./slice/storeSlices.ts";

/** A parsed specification and the files that took part in it besides the one given. */
interface ParsedSpec {
  /** Absent when the file is no specification that can be read. */
  readonly spec: ApiSpec | undefined;
  /** By path. Without `spec` too: a change of one of them may mend it. */
  readonly includes: readonly IncludedFile[];
}

/**
 * Parses OpenAPI 3.0 to 3.2 or Swagger 2.0, in YAML or JSON. Whatever is wrong is a diagnostic with its place; all that
 * can be shown has a page.
 */
export async function parseSpec(input: SpecInput, world: SpecContext): Promise<Outcome<ParsedSpec>> {
  const findings = createFindings();
  const { spec: raw, includes } = await readSpec(input, world, findings);
  if (raw === undefined) return { value: { spec: undefined, includes }, diagnostics: findings.list() };
  const { baseLang } = input;
  const context =
    baseLang === undefined || raw.overlay === undefined
      ? world
      : markLanguage(world, untranslatedTexts(raw.root, raw.overlay), baseLang);
  const normal = normalizeSpec(raw, findings);
  const catalog = catalogOf({ normal, input, context, findings });
  checkSpec(normal, catalog);
  const { exactNumbers, isInParts, lostExamples, overlay, json, yaml } = raw;
  const { document } = normal;
  const links = createForeignLinks({ document, catalog, context });
  const pages = await storePages(
    {
      document,
      catalog,
      context: links.context,
      numberLinks: links.number,
      findings,
      location: normal.reading.places.locate(undefined),
      rememberExamples: createExampleMemory(),
      exactNumbers,
      isTraced: input.isTraced === true,
    },
    input,
  );
  const keepText = (text: string, keepAs = context.storeBody): Promise<Hash> =>
    store(withExactNumbers(text, exactNumbers), { ...context, storeBody: keepAs });
  const keep = (value: object): Promise<Hash> => keepText(JSON.stringify(value));
  const keepSlice = (text: string): Promise<Hash> => keepText(text, context.storeSlice);
  const sliced =
    input.isSliced === true
      ? { operations: await storeSlices({ pages, catalog, raw, document, keep: keepSlice, hash: context.hash }) }
      : {};
  const whole = {
    ...(json === undefined ? {} : { jsonHash: await keepText(json) }),
    ...(yaml === undefined ? {} : { yamlHash: await keepText(yaml) }),
  };
  const parts = {
    ...(isInParts ? { parts: includes.map(({ path }) => path) } : {}),
    ...(lostExamples.length === 0 ? {} : { lostExamples }),
    ...(overlay !== undefined ? { isOverlay: true as const } : {}),
  };
  const contractHash = await keep(contractOf(document, catalog));
  const isCompared = input.isCompared === true;
  const facts = isCompared ? { factsHash: await keep(factsOf(normal, input, context)) } : {};
  return {
    value: { spec: { ...pages, ...sliced, contractHash, ...whole, ...parts, ...facts }, includes },
    diagnostics: findings.list().map((finding) => {
      return { ...finding, message: withExactNumbers(finding.message, exactNumbers) };
    }),
  };
}

/** What the specification says, fact by fact. */
const factsOf = (normal: NormalSpec, { path }: SpecInput, { hash }: SpecContext): SpecFacts =>
  specFactsOf(normal, { hash, file: path });

async function store(json: string, { hash, storeBody }: SpecContext): Promise<Hash> {
  const digest = hash(json);
  await storeBody(digest, json);
  return digest;
}
