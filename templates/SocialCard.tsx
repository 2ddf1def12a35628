// The picture that social networks and messengers show beside a link to a page: an SVG of 1200 by 630 pixels. hubdocs
// lays out the `text` elements in the site's font, so they may be of any length: `data-width` and `data-height` are the
// space that a text must fit into, `data-sizes` the font sizes to try, `data-below` its distance below the text before
// it, and a group's `data-bottom` the position where its last text ends.
import { sentMethod } from "../src/model/httpMethod.ts";
import type { SocialCardProps } from "../src/model/socialCard.ts";

const margin = 80;
const right = 1200 - margin;
const footLine = 544;

/** The card of any page. */
export function SocialCard(props: SocialCardProps) {
  const { card, colors, background } = props;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <title>{card.title}</title>
      <rect width="1200" height="630" fill={colors["bg-soft"] ?? "#faf8f5"} />
      {background === undefined ? <Glow {...props} /> : <image href={background} width="1200" height="630" />}
      <Brand {...props} />
      <Words {...props} />
      {card.operation === undefined ? null : <Request {...props} />}
      <Foot {...props} />
    </svg>
  );
}

/** Rings around the upper right corner. */
function Glow({ colors }: SocialCardProps) {
  const ring = colors["accent-soft"] ?? "#fdeee3";
  return (
    <>
      <circle cx="1200" cy="0" r="330" fill={ring} fillOpacity="0.55" />
      <circle cx="1200" cy="0" r="215" fill={ring} />
      <circle cx="1200" cy="0" r="104" fill={accentOf(colors)} />
    </>
  );
}

/** Logo and name of the site. */
function Brand({ site, colors, logo }: SocialCardProps) {
  const height = 60;
  const width = logo === undefined ? 0 : Math.min(260, (logo.width / logo.height) * height);
  return (
    <>
      {logo === undefined ? null : <image href={logo.href} x={margin} y="64" width={width} height={height} />}
      <text
        x={width === 0 ? margin : margin + width + 18}
        y="107"
        fontSize="36"
        fontWeight="650"
        letterSpacing="-0.01"
        fill={textOf(colors)}
        data-width="560"
        data-lines="1"
      >
        {site.title}
      </text>
    </>
  );
}

/** The page's breadcrumbs, title and description. */
function Words(props: SocialCardProps) {
  const { card, colors } = props;
  const isRequest = card.operation !== undefined;
  return (
    <g data-bottom={isRequest ? 390 : footLine - 44}>
      <text x={margin} fontSize="29" fontWeight="600" fill={accentOf(colors)} data-width="1040" data-lines="1">
        {card.path.join(" / ")}
      </text>
      <text
        x={margin}
        data-below="22"
        fontWeight="700"
        letterSpacing="-0.025"
        fill={textOf(colors)}
        data-width="1040"
        data-height={isRequest ? 176 : 240}
        data-sizes={card.kind === "home" ? "112 96 80 64" : "88 76 66 58 50"}
        data-line-height="1.14"
      >
        {card.title}
      </text>
      <text
        x={margin}
        data-below="24"
        fontSize="31"
        fill={mutedOf(colors)}
        data-width="980"
        data-lines="2"
        data-line-height="1.36"
      >
        {isRequest ? "" : aboutOf(props)}
      </text>
    </g>
  );
}

/** For a post its date and authors, for other pages the description. */
function aboutOf({ card, formatDate }: SocialCardProps): string {
  if (card.post === undefined) return card.description ?? "";
  return [formatDate(card.post.date), ...card.post.authors].join(" · ");
}

/** Method and path of an operation, styled as on its page. */
function Request({ card, colors }: SocialCardProps) {
  if (card.operation === undefined) return null;
  const { method, path } = card.operation;
  return (
    <>
      <rect x={margin} y="416" width={right - margin} height="88" rx="14" fill={colors["bg-sunken"] ?? "#f3efe9"} />
      <text
        x={margin + 28}
        y="471"
        fontSize="30"
        fontWeight="700"
        fontFamily="code"
        fill={methodColor(method, colors)}
        data-width="150"
        data-lines="1"
      >
        {sentMethod(method)}
      </text>
      <text
        x={margin + 178}
        y="471"
        fontWeight="500"
        fontFamily="code"
        fill={textOf(colors)}
        data-width={right - margin - 206}
        data-lines="1"
        data-sizes="32 27 23"
      >
        {path}
      </text>
    </>
  );
}

/** Host, language and version of the site. */
function Foot({ card, site, colors }: SocialCardProps) {
  const where = [card.version, site.locale.label].filter((name) => name !== undefined).join(" · ");
  return (
    <>
      <rect x={margin} y={footLine} width={right - margin} height="2" fill={colors["line"] ?? "#e4ddd3"} />
      <text x={margin} y="592" fontSize="25" fill={mutedOf(colors)} data-width="700" data-lines="1">
        {site.address}
      </text>
      <text x={right} y="592" fontSize="25" textAnchor="end" fill={mutedOf(colors)} data-width="320" data-lines="1">
        {where}
      </text>
    </>
  );
}

type Colors = SocialCardProps["colors"];

const textOf = (colors: Colors): string => colors["text"] ?? "#221d17";
const mutedOf = (colors: Colors): string => colors["text-muted"] ?? "#655c50";
const accentOf = (colors: Colors): string => colors["accent"] ?? "#a63c0c";

const methodColors: Readonly<Record<string, string>> = {
  get: "green",
  post: "blue",
  put: "amber",
  patch: "violet",
  delete: "red",
};

const methodColor = (method: string, colors: Colors): string =>
  colors[methodColors[method] ?? "gray"] ?? textOf(colors);
