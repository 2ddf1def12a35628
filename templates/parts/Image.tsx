// A picture of the text.
import type { ImageTemplateProps } from "../../src/model/template.ts";

/** The picture, with its size so that nothing moves. The first one of a page loads at once, others when they come near. */
export function Image({ src, alt, title, width, height, isFirst }: ImageTemplateProps) {
  return (
    <img
      src={src}
      alt={alt}
      title={title}
      width={width}
      height={height}
      loading={isFirst ? undefined : "lazy"}
      decoding="async"
    />
  );
}
