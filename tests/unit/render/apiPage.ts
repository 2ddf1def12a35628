// A page of an API for tests of rendering.
import type { PageContent, PageProps } from "../../../src/model/page.ts";
import { apiBodyProps } from "./apiBuilders.ts";
import { samplePage } from "./samplePage.ts";

/** Props of a page whose body refers to the pages of `apiBodyProps`. */
export const apiPage = (content: PageContent): PageProps => samplePage({ content, toc: [], apiBody: apiBodyProps });
