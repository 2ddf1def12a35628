// Slugs that lead out of where a page belongs, or name a host: they are told and left out.
import type { CommonFrontMatter } from "../model/frontMatter.ts";
import { climbsOut } from "../source/climbsOut.ts";
import type { Findings } from "./findings.ts";
import type { ReadData } from "./frontMatter.ts";
import type { SourceInput } from "./parseContext.ts";

const places = { doc: "the docs", post: "the blog", page: "the pages of the language" };

/** `https://example.org/a`, `//example.org/a`. What looks like a query or an anchor is a name: `C#`, `what?`. */
const withHost = /^(?:[a-z][a-z\d+.-]{0,20}:)?\/\//i;

/** Front matter without a slug that leads out of where the page belongs: the page stays where its file says. */
export function withUsableSlug<FrontMatter extends CommonFrontMatter>(
  data: ReadData<FrontMatter>,
  { input: { source }, findings }: { readonly input: Pick<SourceInput, "source">; readonly findings: Findings },
): ReadData<FrontMatter> {
  const { slug } = data.value;
  const { kind } = source.source;
  if (slug === undefined || (kind !== "doc" && kind !== "post" && kind !== "page")) return data;
  if (withHost.test(slug)) {
    findings.add({
      code: "address-unusable",
      message: `\`slug\` contains the name of a host: "${slug}"`,
      position: data.locate("/slug", "value"),
      hint: "write only the path, such as `/guides/intro`; the page stays at the address of its file",
      isShown: true,
    });
    return { ...data, value: { ...data.value, slug: undefined } };
  }
  // Slugs of docs begin at their folder, those of others at the root.
  const depth = kind === "doc" && !slug.startsWith("/") ? source.relativePath.split("/").length - 1 : 0;
  if (!climbsOut(slug, depth)) return data;
  findings.add({
    code: "address-unusable",
    message: `\`slug\` leads out of ${places[kind]}: "${slug}"`,
    position: data.locate("/slug", "value"),
    hint: "write it with fewer `..`; the page stays at the address of its file",
    isShown: true,
  });
  return { ...data, value: { ...data.value, slug: undefined } };
}
