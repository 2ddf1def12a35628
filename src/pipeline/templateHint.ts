// What to do about an error that a template threw.

/** `window is not defined`, as an engine without a browser says it. */
const browserGlobal = /^(window|document|localStorage|sessionStorage|location) is not defined$/;

/** Advice by the error's message. */
export function templateHint(reason: string): string {
  const name = browserGlobal.exec(reason)?.[1];
  if (name === undefined) return "a template threw this error; check the site's own templates";
  return `pages are made without a browser: use \`${name}\` in an effect or a listener of an island, templates/islands/`;
}
