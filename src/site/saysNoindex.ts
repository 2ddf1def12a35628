// Recognises pages whose authors exclude them from search engines by a tag in the page's head.
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";

/** Whether a page's front matter adds `robots: noindex` to its head. */
export function saysNoindex(
  { source }: Pick<Route, "source">,
  { sourcesByPath }: Pick<Site, "sourcesByPath">,
): boolean {
  const { head = [] } = (source === undefined ? undefined : sourcesByPath.get(source)?.frontMatter) ?? {};
  return head.some(
    ({ attributes }) => attributes["name"] === "robots" && /\bno(?:index|ne)\b/i.test(attributes["content"] ?? ""),
  );
}
