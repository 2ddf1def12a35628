// Chooses the template of a page by the kind of its content.
import type { ReactElement } from "react";
import { ApiChangesPage } from "#template/ApiChangesPage";
import { AuthorListPage } from "#template/AuthorListPage";
import { CategoryPage } from "#template/CategoryPage";
import { DocPage } from "#template/DocPage";
import { DocTagPage } from "#template/DocTagPage";
import { GuidePage } from "#template/GuidePage";
import { HomePage } from "#template/HomePage";
import { MarkdownPage } from "#template/MarkdownPage";
import { NotFoundPage } from "#template/NotFoundPage";
import { PostArchivePage } from "#template/PostArchivePage";
import { PostListPage } from "#template/PostListPage";
import { PostPage } from "#template/PostPage";
import { SearchPage } from "#template/SearchPage";
import { TagListPage } from "#template/TagListPage";
import type { PageContent } from "../model/page.ts";
import type { TemplateProps } from "../model/template.ts";
import { unreachable } from "../model/unreachable.ts";

/** Element of what stands inside `main`. Redirects have none; pages of an API come from renderApiBody.tsx. */
export function pageContent(
  content: Exclude<PageContent, { readonly kind: "redirect" }>,
  shell: TemplateProps & { readonly bodyHtml?: string; readonly leadHtml?: string },
): ReactElement {
  switch (content.kind) {
    case "doc":
      return <DocPage {...shell} content={content} />;
    case "category":
      return <CategoryPage {...shell} content={content} />;
    case "page":
      return <MarkdownPage {...shell} content={content} />;
    case "home":
      return <HomePage {...shell} content={content} />;
    case "post":
      return <PostPage {...shell} content={content} />;
    case "postList":
      return <PostListPage {...shell} content={content} />;
    case "postArchive":
      return <PostArchivePage {...shell} content={content} />;
    case "authorList":
      return <AuthorListPage {...shell} content={content} />;
    case "tagList":
      return <TagListPage {...shell} content={content} />;
    case "docTag":
      return <DocTagPage {...shell} content={content} />;
    case "search":
      return <SearchPage {...shell} content={content} />;
    case "guide":
      return <GuidePage {...shell} content={content} />;
    case "notFound":
      return <NotFoundPage {...shell} content={content} />;
    case "apiChanges":
      return <ApiChangesPage {...shell} content={content} />;
    case "operation":
    case "apiTag":
    case "apiOverview":
    case "apiSchema":
      throw new Error(`The page of kind "${content.kind}" has no body: this is a bug in hubdocs`);
    default:
      return unreachable(content);
  }
}
