// The whole site as data: immutable, with lookup maps. What every pure stage takes.
import type { ApiSchema, ApiSpec, ApiTag, Operation } from "./api.ts";
import type { ApiHistory } from "./apiHistory.ts";
import type { EditionBlog, EditionTags } from "./blog.ts";
import type { DocId, Hash, OutputPath, SitePath, Url } from "./brands.ts";
import type { Config } from "./config.ts";
import type { Doc, ParsedContent, Source } from "./doc.ts";
import type { Edition } from "./edition.ts";
import type { FrozenPage, FrozenVersion } from "./frozen.ts";
import type { EditionGlossary } from "./glossary.ts";
import type { OriginalSections, StaleSections } from "./ledger.ts";
import type { Route } from "./route.ts";
import type { Sidebar } from "./sidebar.ts";

/** The history of an API as an edition sees it. */
export interface ApiPast {
  readonly history: ApiHistory;
  /** Index of the edition's version in the history. */
  readonly index: number;
}

/** A file of a specification that readers can have. */
export interface SpecDownload {
  readonly url: Url;
  /** The file that an author wrote, or the key of a text in the body store. */
  readonly source: { readonly kind: "file"; readonly path: SitePath } | { readonly kind: "text"; readonly hash: Hash };
}

/** A file with the specification of one operation. */
export interface OperationFile {
  readonly path: OutputPath;
  /** Key of its text in the body store. */
  readonly hash: Hash;
}

/** What a page of an API is made for. */
export type ApiEntry = Operation | ApiTag | ApiSchema;

/** An API as an edition shows it. */
export interface EditionApi {
  readonly apiId: string;
  readonly label: string;
  readonly spec: ApiSpec;
  /** Whether the specification is the fallback locale's. */
  readonly isFallback: boolean;
  /** What the edition's own specification lacks and shows as the original has it. */
  readonly fallbacks: ReadonlySet<ApiEntry>;
  /** The specification that has it. */
  readonly original?: ApiSpec;
  readonly overviewUrl: Url;
  readonly categoryUrl: Url;
  /** Files of the specification for readers, the author's own form first. */
  readonly downloads: readonly SpecDownload[];
  readonly sidebar: string;
  /** How the API came to be what it is here; absent for an API with specifications of one version only. */
  readonly past?: ApiPast;
  /** Page that says what has changed; absent where there is no version before. */
  readonly changesUrl?: Url;
  /** By slug. */
  readonly operations: ReadonlyMap<string, Operation>;
  readonly tags: ReadonlyMap<string, ApiTag>;
  readonly schemas: ReadonlyMap<string, ApiSchema>;
  readonly urlOf: (kind: "operation" | "tag" | "schema" | "overview", slug: string) => Url;
}

/** The assembled site. */
export interface Site {
  readonly config: Config;
  /** Those whose pages are made; `editionsByKey` has the frozen ones too. */
  readonly editions: readonly Edition[];
  /** Versions that are kept as they were built. */
  readonly frozen: readonly FrozenVersion[];
  /** Key: `<edition key>\n<name of the page>`. */
  readonly frozenPages: ReadonlyMap<string, FrozenPage>;
  readonly content: ParsedContent;
  /** Key: `apiKey`. */
  readonly apis: ReadonlyMap<string, EditionApi>;
  /** By edition key; absent where there is no blog. */
  readonly blogs: ReadonlyMap<string, EditionBlog>;
  /** By edition key; absent where no term has a definition. */
  readonly glossaries: ReadonlyMap<string, EditionGlossary>;
  /** By edition key. */
  readonly docTags: ReadonlyMap<string, EditionTags<Doc>>;
  /** In the order of planning: by edition, then by source order. */
  readonly routes: readonly Route[];
  readonly sidebars: readonly Sidebar[];
  readonly editionsByKey: ReadonlyMap<string, Edition>;
  readonly routesByUrl: ReadonlyMap<Url, Route>;
  /** Key: `addressKey` of the route's address, so that other spellings of it are found too. */
  readonly routesByAddress: ReadonlyMap<string, Route>;
  readonly sourcesByPath: ReadonlyMap<SitePath, Source>;
  /** Key: kind, locale, version and path below the folder of the kind, joined by newlines. */
  readonly sourcesByRelativePath: ReadonlyMap<string, Source>;
  /** Key: `<edition key>\n<source path>`; pages and posts. */
  readonly routesBySource: ReadonlyMap<string, Route>;
  /** Static files, path below the output folder. */
  readonly staticFiles: ReadonlySet<string>;
  /** Key: `<edition key>\n<doc id>`. Holds fallbacks too. */
  readonly docRoutes: ReadonlyMap<string, Route>;
  /** Files of the Markdown twins by the addresses of their pages; empty when the site has none. */
  readonly twins: ReadonlyMap<Url, OutputPath>;
  /** Files with the specification of one operation by the addresses of their pages; empty when no API has any. */
  readonly operationFiles: ReadonlyMap<Url, OperationFile>;
  /** Key: `<edition key>\n<sidebar name>`. */
  readonly sidebarsByName: ReadonlyMap<string, Sidebar>;
  /** Translated sections that their originals have left behind; absent where no ledger is kept. */
  readonly staleSections?: StaleSections;
  /** By the path of a translation, what its original has; absent where readers are not shown any originals. */
  readonly originals?: ReadonlyMap<SitePath, OriginalSections>;
}

/** Key of `docRoutes`. */
export const docRouteKey = (edition: string, id: DocId): string => `${edition}\n${id}`;
/** Key of `sidebarsByName`. */
export const sidebarKey = (edition: string, name: string): string => `${edition}\n${name}`;
/** Key of `apis`. */
export const apiKey = (edition: string, apiId: string): string => `${edition}\n${apiId}`;

/** The API that the page of a route belongs to; `undefined` for other pages. */
export const findApi = ({ target, edition }: Route, { apis }: Pick<Site, "apis">): EditionApi | undefined =>
  "apiId" in target ? apis.get(apiKey(edition, target.apiId)) : undefined;
