// Which elements the Markdown of third parties may have: those that stay, those that are removed, and what is no element.

/** Elements that stay. */
export const tags = [
  ..."p br hr blockquote ul ol li dl dt dd strong b em i u s del ins sub sup small code pre kbd samp var mark abbr".split(
    " ",
  ),
  ..."a img table thead tbody tfoot tr th td caption details summary div span h1 h2 h3 h4 h5 h6".split(" "),
];

/**
 * HTML elements that are removed, some of them with their content. Any other name in angle brackets, such as `<name>` for
 * something to fill in, is no element and stays as text.
 */
const removed = new Set(
  (
    "script style textarea option noscript template iframe object embed applet svg math form input button select label " +
    "fieldset legend meta link base head body html title frame frameset video audio source track canvas map area dialog " +
    "slot portal marquee center font big tt strike section article header footer nav main aside figure figcaption picture " +
    "hgroup address q cite dfn time data ruby rt rp bdi bdo wbr col colgroup output progress meter optgroup datalist param " +
    "menu search"
  ).split(" "),
);

/** Elements that are removed with their content. */
export const unread = [
  "script",
  "style",
  "textarea",
  "option",
  "noscript",
  "template",
  "iframe",
  "object",
  "svg",
  "math",
];

/** Matches `<name` and `</name` of any element. */
const tagName = /<(?=\/?([a-z][a-z0-9-]*))/gi;

/** HTML whose names in angle brackets that are no elements are text. */
export function keepPlaceholders(html: string): string {
  return html.replace(tagName, (bracket, name: string) => {
    const known = name.toLowerCase();
    return removed.has(known) || tags.includes(known) ? bracket : "&lt;";
  });
}
