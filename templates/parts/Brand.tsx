// Logo and name of the site, linked to the home page.
import type { EditionProps } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** The brand link. It contains both logos; styles show the one for the colour mode. */
export function Brand({ edition, Once }: TemplateProps) {
  return <Once of={edition.navbar} render={() => brandOf(edition)} />;
}

function brandOf(edition: EditionProps) {
  const { logo, title } = edition.navbar;
  if (logo === undefined) {
    return (
      <a className="brand" href={edition.site.homeHref}>
        {title}
      </a>
    );
  }
  const { src, srcDark, alt, href, target, width = 28, height = 28 } = logo;
  return (
    <a className="brand" href={href} target={target} rel={target === "_blank" ? "noopener noreferrer" : undefined}>
      <img
        className={srcDark === undefined ? undefined : "light-only"}
        src={src}
        alt={alt}
        width={width}
        height={height}
      />
      {srcDark === undefined ? null : (
        <img className="dark-only" src={srcDark} alt={alt} width={width} height={height} />
      )}
      {title === "" ? null : <span>{title}</span>}
    </a>
  );
}
