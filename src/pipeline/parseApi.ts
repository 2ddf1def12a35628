// One specification parsed in a worker: what it needs of the rest of hubdocs, and what its result depends on.
import { highlightCode } from "../content/highlightCode.ts";
import { renderUntrusted, untrustedText } from "../content/renderUntrusted.ts";
import type { Hash } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { SiteFiles } from "../model/ports.ts";
import { parseSpec, type SpecInput } from "../openapi/index.ts";
import { digestOf } from "../platform/hash.ts";
import { hrefOf, joinUrl } from "../site/addresses.ts";
import { isAgreementChecked } from "./checkAgreement.ts";
import type { StoredParse } from "./parsedFile.ts";

/** What reading a specification needs. */
export interface ApiWorld {
  readonly config: Config;
  readonly files: SiteFiles;
  readonly store: (hash: Hash, json: string) => void;
}

/** Parses a specification and stores the bodies of its pages. */
export async function parseApi(input: SpecInput, { config, files, store }: ApiWorld): Promise<StoredParse> {
  const prefix = input.locale === config.defaultLocale ? "/" : `/${input.locale}/`;
  const resolvePath = (path: string): string => hrefOf(joinUrl(prefix, path), config);
  const isCompared = isAgreementChecked(input.apiId, config);
  const bodies: Hash[] = [];
  const { value, diagnostics } = await parseSpec(
    { ...input, isCompared },
    {
      files,
      hash: digestOf,
      storeBody: async (hash, json) => {
        bodies.push(hash);
        store(hash, json);
      },
      renderMarkdown: remember((text) => renderUntrusted(text, { resolvePath })),
      renderPageText: (text) => renderUntrusted(text, { resolvePath, topHeading: 2, headingIds: true }),
      plainText: untrustedText,
      highlight: highlightCode,
    },
  );
  return {
    value: value.spec === undefined ? null : { kind: "spec", spec: value.spec },
    diagnostics,
    bodies,
    reads: value.includes.map(({ path, hash }) => [path, hash]),
    probes: [],
  };
}

/** A function that answers for a text it has seen before without asking again: a schema's descriptions recur on many pages. */
function remember(render: (text: string) => string): (text: string) => string {
  const answers = new Map<string, string>();
  return (text) => {
    const known = answers.get(text) ?? render(text);
    answers.set(text, known);
    return known;
  };
}
