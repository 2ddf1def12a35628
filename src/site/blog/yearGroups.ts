// Posts by their year in UTC, as everything else about dates is.
import type { Listed } from "../../model/blog.ts";
import type { Post } from "../../model/doc.ts";

/** Posts by year, years and posts in the order given. */
export function groupByYear(posts: readonly Listed<Post>[]): ReadonlyMap<string, readonly Listed<Post>[]> {
  const years = new Map<string, Listed<Post>[]>();
  for (const post of posts) {
    const year = String(new Date(post.source.date).getUTCFullYear());
    const known = years.get(year);
    if (known === undefined) years.set(year, [post]);
    else known.push(post);
  }
  return years;
}
