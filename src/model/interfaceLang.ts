// The language of interface words inside of content that is in another one.
import type { EditionProps, PageProps } from "./page.ts";

/** `lang` of interface words that stand inside of a page's content; nothing where both are in one language. */
export function interfaceLang({
  page: { content },
  edition: { locale },
}: {
  readonly page: Pick<PageProps, "content">;
  readonly edition: Pick<EditionProps, "locale">;
}): string | undefined {
  return "lang" in content && content.lang !== undefined ? locale.lang : undefined;
}
