// Pages whose authors ask search engines, in the page's head, to leave them out.
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";

/** Whether a page's own head says `robots: noindex`. */
export function saysNoindex(
  { source }: Pick<Route, "source">,
  { sourcesByPath }: Pick<Site, "sourcesByPath">,
): boolean {
  const { head = [] } = (source === undefined ? undefined : sourcesByPath.get(source)?.frontMatter) ?? {};
  return head.some(
    ({ attributes }) => attributes["name"] === "robots" && /\bno(?:index|ne)\b/i.test(attributes["content"] ?? ""),
  );
}
