// Groups posts by year in UTC, the time zone of all dates.
import { addToList } from "../../model/addToList.ts";
import type { Listed } from "../../model/blog.ts";
import type { Post } from "../../model/doc.ts";

/** Posts by year; years and posts stay in the given order. */
export function groupByYear(posts: readonly Listed<Post>[]): ReadonlyMap<string, readonly Listed<Post>[]> {
  const years = new Map<string, Listed<Post>[]>();
  for (const post of posts) addToList(years, String(new Date(post.source.date).getUTCFullYear()), post);
  return years;
}
