// What to do about an error that a template threw.

/** `window is not defined`, as an engine without a browser says it. */
const browserGlobal = /^(window|document|localStorage|sessionStorage|location) is not defined$/;
/** `    at NavbarEntry (file:…`: functions with a capital are templates; the bundler numbers those of one name. */
const templateFrame = /^\s*at ([A-Z]\w*?)\d* \(/m;

/** Advice by the error's message and, where it is known, by its stack: the template that threw, innermost first. */
export function templateHint(reason: string, stack = ""): string {
  const name = browserGlobal.exec(reason)?.[1];
  if (name !== undefined) {
    return `pages are made without a browser: use \`${name}\` in an effect or a listener of an island, templates/islands/`;
  }
  const template = templateFrame.exec(stack)?.[1];
  const thrower = template === undefined ? "a template" : `the template ${template}`;
  // What it shows comes from the configuration.
  const cause = template === "NavbarEntry" ? "the navbar items of the configuration, and " : "";
  return `${thrower} threw this error; check ${cause}the site's own templates`;
}
