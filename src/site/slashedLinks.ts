// Finds links of frozen pages that broke because the site's `trailingSlash` became `false`: `/docs/page/` has no file any more,
// while `/docs/page` has one. A redirect cannot mend that: with `page.html` and `page/index.html` side by side, hosts differ
// in which one answers, and some would lead readers in circles.
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { FrozenVersion } from "../model/frozen.ts";
import type { Route } from "../model/route.ts";

/** One finding for each frozen version with such links. @param routes All routes, frozen ones included. */
export function slashedLinks(
  frozen: readonly FrozenVersion[],
  routes: readonly Route[],
  { trailingSlash }: Pick<Config, "trailingSlash">,
): readonly Diagnostic[] {
  if (trailingSlash !== false || frozen.length === 0) return [];
  const files = new Set<string>(routes.map(({ outputPath }) => outputPath));
  return frozen.flatMap(({ version, links, archive }): readonly Diagnostic[] => {
    const broken = links.filter((link) => {
      const path = link.slice(1, -1);
      return link.endsWith("/") && path !== "" && files.has(`${path}.html`) && !files.has(`${path}/index.html`);
    });
    const [first] = broken;
    if (first === undefined) return [];
    const others = broken.length === 1 ? "" : ` and ${broken.length - 1} more`;
    return [
      {
        code: "broken-link",
        severity: "warning",
        message: `Pages of the frozen version ${version} link to "${first}"${others}: with a final slash they lead nowhere any more`,
        location: { file: archive },
        hint: `freeze it again: hubdocs version ${version} --unfreeze, then --freeze; or set \`trailingSlash\` as it was`,
      },
    ];
  });
}
