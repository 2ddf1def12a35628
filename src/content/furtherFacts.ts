// What few pages have: fields of a source that are absent when there is nothing to say.
import type { Config } from "../model/config.ts";
import type { ParsedSource } from "../model/doc.ts";
import { labelsIn } from "./dialects/mystRoles.ts";
import type { RenderedPage } from "./renderPage.ts";

interface FactsInput {
  readonly markdown: Pick<RenderedPage, "files" | "ignores" | "listsPages">;
  /** The Markdown as written. */
  readonly body: string;
  readonly settings: Pick<Config["markdown"], "dialect" | "isLoose">;
}

/** Those fields of a page. */
export function furtherFacts({
  markdown: { files, ignores, listsPages },
  body,
  settings: { dialect, isLoose },
}: FactsInput): Pick<ParsedSource<unknown>, "probes" | "ignores" | "labels" | "listsPages"> {
  const labels = isLoose && dialect === "hubdocs" ? labelsIn(body) : [];
  return {
    ...(files.probes.length === 0 ? {} : { probes: files.probes }),
    ...(ignores.length === 0 ? {} : { ignores }),
    ...(labels.length === 0 ? {} : { labels }),
    ...(listsPages ? { listsPages } : {}),
  };
}
