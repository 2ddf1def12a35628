// What to do about an error that a template threw.

/** `window is not defined`, as an engine without a browser says it. */
const browserGlobal = /^(window|document|localStorage|sessionStorage|location) is not defined$/;
/** `    at NavbarEntry (file:…`: functions with a capital are templates; the bundler numbers those of one name. */
const templateFrame = /^\s*at ([A-Z]\w*?)\d* \(/m;

/** The navbar as it is configured, and which item of it throws an error of that message. */
interface SuspectNavbar {
  readonly navbarItems: readonly unknown[];
  readonly findItem: (reason: string) => number | undefined;
}

/** What there is to say of an error that a template threw. */
export interface TemplateFailure {
  readonly reason: string;
  readonly hint: string;
  /** Index of the item of the navbar that it threw at. */
  readonly navbarItem: number | undefined;
}

/** What to say of an error that a template threw. */
export function templateFailure(error: unknown, { navbarItems, findItem }: SuspectNavbar): TemplateFailure {
  const isError = error instanceof Error;
  const reason = isError ? error.message : String(error);
  const index = findItem(reason);
  const item = index === undefined ? undefined : `navbar.items[${index}]: ${JSON.stringify(navbarItems[index])}`;
  return { reason, hint: templateHint(reason, isError ? error.stack : undefined, item), navbarItem: index };
}

/**
 * Advice by the error's message and, where it is known, by its stack: the template that threw, innermost first.
 * @param navbarItem The item of the navbar that it threw at; what that shows comes from the configuration.
 */
export function templateHint(reason: string, stack = "", navbarItem?: string): string {
  const name = browserGlobal.exec(reason)?.[1];
  if (name !== undefined) {
    return `pages are made without a browser: use \`${name}\` in an effect or a listener of an island, templates/islands/`;
  }
  const template = templateFrame.exec(stack)?.[1];
  const thrower = template === undefined ? "a template" : `the template ${template}`;
  const cause = navbarItem === undefined ? "" : `the navbar items of the configuration (${navbarItem}) and `;
  return `${thrower} threw this error; check ${cause}the site's own templates`;
}
