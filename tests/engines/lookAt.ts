// What is compared of a page as an engine shows it: computed values and the places of boxes.

/** Values that say how an element looks, and do not depend on the widths of letters. */
export const properties = [
  "display",
  "position",
  "visibility",
  "opacity",
  "color",
  "background-color",
  "border-top-color",
  "border-left-color",
  "border-top-width",
  "border-bottom-width",
  "border-left-width",
  "border-top-style",
  "border-left-style",
  "border-top-left-radius",
  "font-size",
  "font-weight",
  "font-style",
  "letter-spacing",
  "text-align",
  "text-decoration-line",
  "text-decoration-style",
  "text-decoration-color",
  "text-transform",
  "text-overflow",
  "white-space-collapse",
  "list-style-type",
  "padding-left",
  "padding-top",
  "padding-bottom",
  "margin-top",
  "margin-bottom",
  "overflow-x",
  "overflow-y",
  "z-index",
  "order",
  "gap",
  "align-items",
  "justify-content",
  "flex-direction",
  "flex-wrap",
  "pointer-events",
  "fill",
  "stroke",
  "scroll-margin-top",
  "box-shadow",
] as const;

/** Parts of the layout whose places do not depend on the widths of letters. */
export const boxes = [
  "header.header",
  "nav.navbar",
  "#sidebar",
  "main",
  "main article",
  "main h1",
  ".prose > p",
  ".toc",
  ".code",
  ".samples",
  ".rows",
  ".card",
  "footer",
] as const;

/** For each kind of element its values, and for each box its left edge and width. */
export interface Look {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly places: Readonly<Record<string, readonly number[]>>;
}

/** Looks at the page that is open, in a colour mode. Runs in the page. */
export function lookAt(names: readonly string[], parts: readonly string[], theme: string): Look {
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  // What moves from one value to the next is taken at its end.
  for (const animation of document.getAnimations()) animation.finish();
  const paper = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** Engines write one colour in several ways: as it is painted it is the same. */
  const paint = (value: string): string =>
    value.replace(/\b(?:rgba?|color|oklch|oklab|lab|lch)\([^()]*\)/g, (color) => {
      if (paper === null) return color;
      paper.clearRect(0, 0, 1, 1);
      paper.fillStyle = color;
      paper.fillRect(0, 0, 1, 1);
      return `(${[...paper.getImageData(0, 0, 1, 1).data].join(" ")})`;
    });
  const drawn = (style: CSSStyleDeclaration, name: string): string => {
    const [side, what] = [name.replace(/-[a-z]+$/, ""), name.replace(/.*-/, "")];
    // The colour of what is not drawn.
    if (side.startsWith("border") && what === "color" && style.getPropertyValue(`${side}-width`) === "0px") return "";
    if (name === "text-decoration-color" && style.textDecorationLine === "none") return "";
    // Lines that are cut off after some.
    if (name === "display" && style.display === "-webkit-box") return "flow-root";
    // What cannot overflow is described in two ways.
    if (name.startsWith("overflow") && /^(?:visible|clip)$/.test(style.getPropertyValue(name))) return "";
    return paint(style.getPropertyValue(name)).replace(/^left$/, "start");
  };
  const values: Record<string, readonly string[]> = {};
  for (const element of document.querySelectorAll("body, body *")) {
    if (element.closest("svg") !== null && element.tagName !== "svg") continue;
    const kind = (one: Element | null): string => (one === null ? "" : [one.localName, ...one.classList].join("."));
    const key = `${kind(element.parentElement)} > ${kind(element)}`;
    if (key in values || !element.checkVisibility()) continue;
    for (const part of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (part !== "" && /^(?:none|normal)$/.test(style.content)) continue;
      values[key + part] = names.map((name) => drawn(style, name));
    }
    // Pushed down as far as the texts above it leave room.
    if (element.matches(".card > .tags")) delete values[key];
  }
  const places = Object.fromEntries(
    parts.flatMap((part) => {
      const element = document.querySelector(part);
      if (!element?.checkVisibility()) return [];
      const { left, width } = element.getBoundingClientRect();
      return [[part, [left, width]]];
    }),
  );
  return { values, places };
}
