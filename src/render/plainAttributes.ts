// Attributes of HTML elements as React writes them, for the properties that templates usually have. What is not known
// here is left to React.

/** How the value of a property is written. */
type Writing =
  /** Text or a number; nothing for `true` and `false`. */
  | "text"
  /** An address: React looks into some. */
  | "address"
  /** Present or not. */
  | "flag"
  /** Present or not, or a text. */
  | "flagOrText"
  /** Text or a number, also `true` and `false`. */
  | "open"
  /** Of a custom element: text or a number; present or not. */
  | "custom";

interface Property {
  readonly writing: Writing;
  /** What stands before the value: ` class="` */
  readonly before: string;
}

/** Properties of HTML elements by their names. Open ones come in when they are met. */
const known = new Map<string, Property>(
  Object.entries({
    text:
      "id title alt type rel target lang dir role d width height viewBox loading decoding sizes srcSet dateTime " +
      "hrefLang hreflang translate fetchPriority itemProp className=class tabIndex=tabindex htmlFor=for",
    address: "href src",
    flag: "hidden open disabled",
    flagOrText: "download",
  } satisfies Partial<Record<Writing, string>>).flatMap(([writing, names]) =>
    names.split(" ").map((entry) => {
      const [name = "", attribute = name] = entry.split("=");
      return [name, { writing: writing as Writing, before: ` ${attribute}="` }] as const;
    }),
  ),
);

/** Properties of custom elements that were met. */
const knownOfCustom = new Map<string, Property>();

/** `data-a`, `aria-label` */
const openName = /^(?:data|aria)-[a-z0-9-]+$/;
/** Custom elements get their properties as they are. */
const customName = /^(?:id|class|when|src|needs|companion|hidden|data-[a-z0-9-]+)$/;
/** An address that may be a script once the browser has removed what it skips. */
const maybeScript = /^[\p{Cc}\s]*j/iu;

/** A property of an element as an attribute with a space before it; `undefined` when it is for React to write. */
export function attributeOf(name: string, value: unknown, isCustom: boolean): string | undefined {
  const property = isCustom ? (knownOfCustom.get(name) ?? meetCustom(name)) : (known.get(name) ?? meetOpen(name));
  if (property === undefined) return undefined;
  const { writing, before } = property;
  if (typeof value === "string") {
    if (writing === "flag" || (writing === "address" && !isHarmless(value))) return undefined;
    return `${before}${escapeText(value)}"`;
  }
  if (typeof value === "boolean") {
    if (writing === "open") return `${before}${value}"`;
    if (writing === "address") return undefined;
    return value && writing !== "text" ? `${before}"` : "";
  }
  return typeof value === "number" && writing !== "flag" && writing !== "address" ? `${before}${value}"` : undefined;
}

function meetOpen(name: string): Property | undefined {
  return openName.test(name) ? meet(known, name, "open") : undefined;
}

function meetCustom(name: string): Property | undefined {
  return customName.test(name) ? meet(knownOfCustom, name, "custom") : undefined;
}

function meet(properties: Map<string, Property>, name: string, writing: Writing): Property {
  const property: Property = { writing, before: ` ${name}="` };
  properties.set(name, property);
  return property;
}

/** Whether an address is there and no script for certain. Nearly all begin with `/`, `#` or `h`, which says enough. */
function isHarmless(address: string): boolean {
  const first = address[0];
  return first === "/" || first === "#" || first === "h" || (address !== "" && !maybeScript.test(address));
}

const unsafe = /["&'<>]/;

/** Text as React escapes it. */
export function escapeText(text: string): string {
  if (!unsafe.test(text)) return text;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
