// Chooses the template of a page by the kind of its content.
import type { ReactElement } from "react";
import { ApiChangesPage } from "#template/ApiChangesPage";
import { AuthorListPage } from "#template/AuthorListPage";
import { CategoryPage } from "#template/CategoryPage";
import { DocPage } from "#template/DocPage";
import { DocTagPage } from "#template/DocTagPage";
import { GlossaryPage } from "#template/GlossaryPage";
import { GuidePage } from "#template/GuidePage";
import { HomePage } from "#template/HomePage";
import { MarkdownPage } from "#template/MarkdownPage";
import { NotFoundPage } from "#template/NotFoundPage";
import { PostArchivePage } from "#template/PostArchivePage";
import { PostListPage } from "#template/PostListPage";
import { PostPage } from "#template/PostPage";
import { SearchPage } from "#template/SearchPage";
import { TagListPage } from "#template/TagListPage";
import { bugError } from "../model/bugError.ts";
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
      return <DocPage content={content} {...shell} />;
    case "category":
      return <CategoryPage content={content} {...shell} />;
    case "page":
      return <MarkdownPage content={content} {...shell} />;
    case "home":
      return <HomePage content={content} {...shell} />;
    case "post":
      return <PostPage content={content} {...shell} />;
    case "postList":
      return <PostListPage content={content} {...shell} />;
    case "postArchive":
      return <PostArchivePage content={content} {...shell} />;
    case "authorList":
      return <AuthorListPage content={content} {...shell} />;
    case "tagList":
      return <TagListPage content={content} {...shell} />;
    case "docTag":
      return <DocTagPage content={content} {...shell} />;
    case "glossary":
      return <GlossaryPage content={content} {...shell} />;
    case "search":
      return <SearchPage content={content} {...shell} />;
    case "guide":
      return <GuidePage content={content} {...shell} />;
    case "notFound":
      return <NotFoundPage content={content} {...shell} />;
    case "apiChanges":
      return <ApiChangesPage content={content} {...shell} />;
    case "operation":
    case "apiTag":
    case "apiOverview":
    case "apiSchema":
      throw bugError(`The page of kind "${content.kind}" has no body`);
    default:
      return unreachable(content);
  }
}
