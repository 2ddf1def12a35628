// Icons of cards that there are not: nothing is shown for them. Cards in Markdown name theirs behind the link, those of a
// landing page in the front matter. A site that draws icons or cards itself may know other names.
import { sitePath } from "../model/brands.ts";
import type { PageFrontMatter } from "../model/frontMatter.ts";
import { iconNames } from "../model/iconNames.ts";
import { nearestNames } from "../source/nearestName.ts";
import type { Findings } from "./findings.ts";
import type { ReadData } from "./frontMatter.ts";
import type { NamedIcon } from "./pageInProgress.ts";
import type { ParseContext } from "./parseContext.ts";
import type { RenderedPage } from "./renderPage.ts";

const known: ReadonlySet<string> = new Set(iconNames);

/** Templates that show icons of cards, as a site may have them. */
const ownTemplates = ["parts/Icon", "parts/Cards", "HomePage"].flatMap((name) =>
  [".tsx", ".jsx", ".ts"].map((ending) => sitePath(`templates/${name}${ending}`)),
);

/** Tells icons that there are not. @returns The page, with the files that were looked for. */
export async function withKnownIcons(
  page: RenderedPage | undefined,
  data: ReadData<PageFrontMatter>,
  { context, findings }: { readonly context: Pick<ParseContext, "files">; readonly findings: Findings },
): Promise<RenderedPage | undefined> {
  const unknown = [...cardIcons(data), ...(page?.icons ?? [])].filter(({ name }) => !known.has(name));
  if (page === undefined || unknown.length === 0) return page;
  const probes = await Promise.all(
    ownTemplates.map(async (path) => ({ path, exists: await context.files.exists(path) })),
  );
  if (!probes.some(({ exists }) => exists)) for (const icon of unknown) findings.add(unknownIcon(icon));
  return { ...page, files: { ...page.files, probes: [...page.files.probes, ...probes] } };
}

/** Icons of a landing page. A path or an address is a picture. */
function cardIcons({ value, locate }: ReadData<PageFrontMatter>): readonly NamedIcon[] {
  return (value.cards ?? []).flatMap(({ icon = "" }, index) =>
    icon === "" || /[/.]/.test(icon) ? [] : [{ name: icon, position: locate(`/cards/${index}/icon`, "value") }],
  );
}

function unknownIcon({ name, position }: NamedIcon): Parameters<Findings["add"]>[0] {
  const [near] = nearestNames(name, iconNames, 1);
  const hint = near === undefined ? `the icons are ${iconNames.join(", ")}` : `did you mean \`${near}\`?`;
  return { code: "bad-cards", message: `There is no icon "${name}": the card is shown without one`, position, hint };
}
