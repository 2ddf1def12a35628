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
  | "flagOrText";

/** Property, how it is written, and its attribute when that has another name. */
const known: ReadonlyMap<string, { readonly writing: Writing; readonly attribute: string }> = new Map(
  Object.entries({
    text:
      "id title alt type rel target lang dir role d width height viewBox loading decoding sizes srcSet dateTime " +
      "hrefLang translate fetchPriority itemProp className=class tabIndex=tabindex htmlFor=for",
    address: "href src",
    flag: "hidden open disabled",
    flagOrText: "download",
  } satisfies Record<Writing, string>).flatMap(([writing, names]) =>
    names.split(" ").map((entry) => {
      const [name = "", attribute = name] = entry.split("=");
      return [name, { writing: writing as Writing, attribute }] as const;
    }),
  ),
);

/** Elements without content. */
export const voidElements: ReadonlySet<string> = new Set("br hr img wbr source col area".split(" "));

/** `data-a`, `aria-label` */
const openName = /^(?:data|aria)-[a-z0-9-]+$/;
/** An address that may be a script once the browser has removed what it skips. */
const maybeScript = /^[\p{Cc}\s]*j/iu;

/** Attributes of an element, each with a space before it; `undefined` when one of them is for React to write. */
export function writeAttributes(element: string, props: Readonly<Record<string, unknown>>): string | undefined {
  const isCustom = element.includes("-");
  let text = "";
  for (const name in props) {
    const value = props[name];
    if (name === "children" || name === "dangerouslySetInnerHTML" || value === undefined || value === null) continue;
    const written = isCustom ? customAttribute(name, value) : attributeOf(name, value);
    if (written === undefined) return undefined;
    text += written;
  }
  return text;
}

function attributeOf(name: string, value: unknown): string | undefined {
  const property = known.get(name);
  if (property === undefined) {
    return openName.test(name) && (isText(value) || typeof value === "boolean") ? write(name, value) : undefined;
  }
  const { writing, attribute } = property;
  if (writing === "flag") return typeof value === "boolean" ? (value ? ` ${attribute}=""` : "") : undefined;
  if (writing === "address") {
    return typeof value === "string" && value !== "" && isNoScript(value) ? write(attribute, value) : undefined;
  }
  if (typeof value === "boolean") return value && writing === "flagOrText" ? ` ${attribute}=""` : "";
  return isText(value) ? write(attribute, value) : undefined;
}

/** Whether an address is no script for certain. Nearly all begin with `/`, `#` or `h`, which says enough. */
function isNoScript(address: string): boolean {
  const first = address[0];
  return first === "/" || first === "#" || first === "h" || !maybeScript.test(address);
}

/** Custom elements get their properties as they are. */
function customAttribute(name: string, value: unknown): string | undefined {
  if (!/^(?:id|class|when|src|needs|companion|hidden|data-[a-z0-9-]+)$/.test(name)) return undefined;
  if (typeof value === "boolean") return value ? ` ${name}=""` : "";
  return isText(value) ? write(name, value) : undefined;
}

const isText = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

const write = (attribute: string, value: string | number | boolean): string =>
  ` ${attribute}="${escapeText(String(value))}"`;

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
