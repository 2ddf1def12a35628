// A picture in the text.
import type { ImageTemplateProps } from "../../src/model/template.ts";

/** Width of pictures in the text: that of a paragraph, or of what the window leaves it, beside other columns or its margins. */
const sizes = "(min-width: 62.26em) and (max-width: 81.4em) calc(50vw - 1.75rem), min(40.5rem, 92vw)";

/**
 * The picture, with its size so that nothing moves when it loads. The first one of a page loads at once, others when
 * they come near the viewport.
 */
export function Image({ Island, t, edition, id, picture, alt, title, isFirst }: ImageTemplateProps) {
  const { weights, srcset, sources, src, width, height, placeholder } = picture;
  const isChoice = srcset !== undefined || sources.some((source) => source.srcset.includes(" "));
  const load = weights.map((weight) => ({
    width: weight.width,
    text: t("imageLoad", { size: sizeText(weight.sizeBytes, { t, edition }) }),
  }));
  const texts = {
    missing: t("imageMissing"),
    failed: t("imageFailed"),
    offline: t("imageOffline"),
    loading: t("imageLoading"),
    load: load.length === 0 ? [{ width: 0, text: t("imageLoadAny") }] : load,
  };
  const shown = { src, srcset, sizes: isChoice ? sizes : undefined, sources, width, height, placeholder };
  return (
    <Island name="Picture" id={id} className="picture" when="manual" props={{ ...shown, alt, title, isFirst, texts }} />
  );
}

/** A size such as `812 B`, `45.2 KB` or `1.3 MB`, in the page's language. */
function sizeText(bytes: number, { t, edition }: Pick<ImageTemplateProps, "t" | "edition">): string {
  const { lang } = edition.locale;
  if (bytes < 1024) return t("sizeBytes", { value: String(bytes) });
  const [key, value] = bytes < 1024 ** 2 ? ["sizeKilobytes", bytes / 1024] : ["sizeMegabytes", bytes / 1024 ** 2];
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return t(key, { value: new Intl.NumberFormat(lang, digits).format(value) });
}
