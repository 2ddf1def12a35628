// Posts by their year in UTC, as everything else about dates is.
import { addToList } from "../../model/addToList.ts";
import type { Listed } from "../../model/blog.ts";
import type { Post } from "../../model/doc.ts";

/** Posts by year, years and posts in the order given. */
export function groupByYear(posts: readonly Listed<Post>[]): ReadonlyMap<string, readonly Listed<Post>[]> {
  const years = new Map<string, Listed<Post>[]>();
  for (const post of posts) addToList(years, String(new Date(post.source.date).getUTCFullYear()), post);
  return years;
}
