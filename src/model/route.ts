// An address of the site and what stands there.
import type { DocId, OutputPath, SitePath, Slug, Url } from "./brands.ts";
import type { Location } from "./location.ts";

/** What a route shows. */
export type RouteTarget =
  | { readonly kind: "doc"; readonly docId: DocId; readonly version: string }
  | { readonly kind: "category"; readonly sidebar: string }
  | { readonly kind: "page"; readonly source: SitePath }
  | { readonly kind: "home"; readonly source?: SitePath }
  | { readonly kind: "post"; readonly source: SitePath }
  | { readonly kind: "postList"; readonly page: number; readonly of?: PostListSubject }
  | { readonly kind: "postArchive" }
  | { readonly kind: "authorList" }
  | { readonly kind: "tagList"; readonly of: "docs" | "blog" }
  | { readonly kind: "docTag"; readonly slug: string }
  | { readonly kind: "operation" | "apiTag" | "apiSchema"; readonly apiId: string; readonly slug: Slug }
  | { readonly kind: "apiOverview" | "apiCategory" | "apiChanges"; readonly apiId: string }
  | { readonly kind: "glossary" }
  | { readonly kind: "search" }
  | { readonly kind: "guide"; readonly sidebar: string }
  | { readonly kind: "notFound" }
  /**
   * `to` is spelled as in a link: percent-encoded where it must be, with query and hash. `isDocsRoot`: hubdocs makes it, from
   * the root of a version's docs to its first page. `isOfPage`: the page that it leads to names it in its front matter.
   * `isStandIn`: hubdocs makes it, because a frozen version links to a page that is gone; nobody has decided where it leads.
   * `location`: where it is written, as far as that is known.
   */
  | {
      readonly kind: "redirect";
      readonly to: string;
      readonly isDocsRoot?: true;
      readonly isOfPage?: true;
      readonly isStandIn?: true;
      readonly location?: Location;
    }
  /** A page of a version that is kept as it was built. */
  | { readonly kind: "frozen"; readonly version: string; readonly leadsTo?: string };

/** What the posts of a list have in common. */
export type PostListSubject =
  | { readonly kind: "tag"; readonly slug: string }
  | { readonly kind: "author"; readonly key: string };

/** One address. */
export interface Route {
  readonly url: Url;
  readonly outputPath: OutputPath;
  /** Key of the edition it belongs to. */
  readonly edition: string;
  readonly target: RouteTarget;
  /** Same in every locale: the address without locale prefix. Alternates are the routes that share it. */
  readonly path: string;
  /** Whether the content is the fallback locale's. */
  readonly isFallback: boolean;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  /** Sidebar shown beside the page. */
  readonly sidebar?: string;
  /** File that claims the address; absent for generated pages. */
  readonly source?: SitePath;
}

/** What one route may have and another not. */
export type RouteTraits = Partial<Pick<Route, "isFallback" | "isDraft" | "isUnlisted" | "sidebar" | "source">>;
