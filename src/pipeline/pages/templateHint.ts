// What to do about an error that a template threw.
import { inWords } from "./reactErrors.ts";

/** `window is not defined`, as an engine without a browser says it. */
const browserGlobal = /^(window|document|localStorage|sessionStorage|location) is not defined$/;
/** `    at NavbarEntry (file:…`: functions with a capital are templates; the bundler numbers those of one name. */
const templateFrame = /^\s*at ([A-Z]\w*?)\d* \(/gm;

/** The navbar as it is configured, and which item of it throws an error of that message; the site's own templates. */
interface Suspects {
  readonly navbarItems: readonly unknown[];
  readonly findItem: (reason: string) => number | undefined;
  /** Paths below the site folder. */
  readonly siteTemplates: readonly string[];
}

/** What there is to say of an error that a template threw. */
export interface TemplateFailure {
  readonly reason: string;
  readonly hint: string;
  /** Index of the item of the navbar that it threw at. */
  readonly navbarItem?: number;
  /** Functions under way, innermost first, with their places in the bundle. */
  readonly stack?: string;
}

/** What to say of an error that a template threw. */
export function templateFailure(error: unknown, { navbarItems, findItem, siteTemplates }: Suspects): TemplateFailure {
  const isError = error instanceof Error;
  const message = isError ? error.message : String(error);
  const reason = inWords(message);
  const index = findItem(message);
  const item = index === undefined ? undefined : `navbar.items[${index}]: ${JSON.stringify(navbarItems[index])}`;
  const { stack } = isError ? error : {};
  const thrown = stack === undefined ? {} : { stack };
  const told = { siteTemplates, ...thrown, ...(item === undefined ? {} : { item }) };
  const navbarItem = index === undefined ? {} : { navbarItem: index };
  return { reason, hint: templateHint(reason, told), ...navbarItem, ...thrown };
}

/** What is known of an error besides its message. */
interface ErrorFacts {
  /** Its stack: the template that threw, innermost first. */
  readonly stack?: string;
  /** The item of the navbar that it was thrown at; what that shows comes from the configuration. */
  readonly item?: string;
  readonly siteTemplates?: readonly string[];
}

/** Advice by the error's message and what else is known of it. */
export function templateHint(reason: string, { stack = "", item, siteTemplates = [] }: ErrorFacts = {}): string {
  const names = [...stack.matchAll(templateFrame)].map(([, name = ""]) => name);
  const own = names.map((name) => siteTemplates.find((path) => isNamed(path, name)));
  const file = own.find((path) => path !== undefined);
  const aboutBrowser = browserHint(reason, file);
  if (aboutBrowser !== undefined) return aboutBrowser;
  const [template] = names;
  const thrower = template === undefined ? "a template" : `the template ${template}${standsIn(file, own[0] === file)}`;
  const cause = item === undefined ? "" : `the navbar items of the configuration (${item}) and `;
  return `${thrower} threw this error; check ${cause}${file === undefined ? suspectsOf(siteTemplates) : "this file"}`;
}

// More of them say no more than that there are some.
const mostNamed = 4;

function suspectsOf(siteTemplates: readonly string[]): string {
  const isShort = siteTemplates.length > 0 && siteTemplates.length <= mostNamed;
  return `the site's own templates${isShort ? ` (${siteTemplates.join(", ")})` : ""}`;
}

/** Advice for an error about what only a browser has; `undefined` for any other. @param file Where it was thrown. */
export function browserHint(reason: string, file: string | undefined): string | undefined {
  const global = browserGlobal.exec(reason)?.[1];
  if (global === undefined) return undefined;
  const place = file === undefined ? "" : `, not in ${file}`;
  return `pages are rendered without a browser: use \`${global}\` in an effect or a listener of an island, templates/islands/${place}`;
}

/** Where the template is written, or which of the site's own renders it. */
function standsIn(file: string | undefined, isOwn: boolean): string {
  if (file === undefined) return "";
  return isOwn ? ` in ${file}` : `, which ${file} renders,`;
}

/** Whether a file has the name of a component: `templates/parts/Toc.tsx` that of `Toc`. */
const isNamed = (path: string, name: string): boolean => new RegExp(`/${name}\\.[jt]sx?$`).test(path);
