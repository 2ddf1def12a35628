// Which HTML elements are written without React, and how elements of one name begin and end.

/** Thrown for what only React can render. */
export class NotPlain extends Error {}

/** Elements that React writes in ways of their own, or hoists. */
const reactElements: ReadonlySet<string> = new Set(
  (
    "html head body title meta link base style script form select option optgroup textarea datalist template " +
    "noscript listing menuitem selectedcontent math"
  ).split(" "),
);

/** Elements without content. */
const voidElements: ReadonlySet<string> = new Set("br hr img wbr source col area input".split(" "));

/** `div`, `h1`, `hub-island`; other names are React's business. */
const elementName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** How elements of one name are written. */
export interface ElementForm {
  /** `<div` */
  readonly open: string;
  /** `</div>`; empty for elements without content. */
  readonly close: string;
  /** Gets its properties as they are. */
  readonly isCustom: boolean;
  /** Browsers drop a line break that begins preformatted text, and React writes one more. */
  readonly isPreformatted: boolean;
  /** Has attributes in an order of their own. */
  readonly isForReact: boolean;
}

/** Forms of elements that were met, by name. */
const forms = new Map<string, ElementForm>();

/** How elements of this name are written. @throws NotPlain */
export const elementForm = (name: string): ElementForm => forms.get(name) ?? meetElement(name);

function meetElement(name: string): ElementForm {
  if (reactElements.has(name) || !elementName.test(name)) throw new NotPlain();
  const form: ElementForm = {
    open: `<${name}`,
    close: voidElements.has(name) ? "" : `</${name}>`,
    isCustom: name.includes("-"),
    isPreformatted: name === "pre",
    isForReact: name === "input",
  };
  forms.set(name, form);
  return form;
}
