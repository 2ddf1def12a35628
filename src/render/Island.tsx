// The server side of interactive parts: markup that a browser may bring to life, and where its script is.
import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { EditionProps } from "../model/page.ts";
import type { IslandProps, TemplateProps } from "../model/template.ts";
import { islandComponents } from "./islandRegistry.ts";

/**
 * `Island` for one edition. The component is rendered with markers for hydration, in an element of its own, so that
 * the page around it stays static markup.
 */
export function makeIsland({ assets }: Pick<EditionProps, "assets">): TemplateProps["Island"] {
  const keep = keepTexts();
  const find = ({ name }: Pick<IslandProps, "name">) => {
    const component = Object.hasOwn(islandComponents, name) ? islandComponents[name] : undefined;
    const script = assets.islands[name];
    if (component === undefined || script === undefined) throw new Error(unknownIsland(name));
    return { component, script };
  };
  function renderIsland(given: IslandProps): ReactElement {
    const { name, id, when, props, className, failed } = given;
    checkProps(given);
    const { component, script } = find(given);
    const json = JSON.stringify(props);
    const html = keep(`${name} ${id} ${json}`, () =>
      // Props come from a template as JSON values; what the component takes of them is its own business.
      renderToString(createElement<object>(component as never, props), { identifierPrefix: `${id}-` }),
    );
    return createElement("hub-island", {
      id,
      class: className,
      when,
      src: script.href,
      needs: script.needs.length === 0 ? undefined : script.needs.join(" "),
      companion: script.companion,
      "data-props": json,
      "data-failed": failed,
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  // Asked where the template makes the element: when it is rendered, the stack no longer names the template.
  renderIsland.checkElement = (given: IslandProps): void => {
    find(given);
    checkProps(given);
  };
  return renderIsland;
}

function unknownIsland(name: string): string {
  const names = Object.keys(islandComponents);
  const meant = names.find((known) => known.toLowerCase() === String(name).toLowerCase());
  const known = meant === undefined ? `templates/islands/ has ${names.join(", ")}` : `did you mean "${meant}"?`;
  return `there is no island "${name}": ${known}`;
}

const moments: readonly IslandProps["when"][] = ["intent", "visible", "idle", "manual"];

/** Templates need not be TypeScript: what would only fail in the browser, or never come to life there, is refused here. */
function checkProps({ name, id, when, props }: IslandProps): void {
  if (typeof id !== "string" || id === "")
    throw new Error(`the island "${name}" has no \`id\`, which must be unique on the page`);
  if (!moments.includes(when)) throw new Error(`\`when\` of the island "${name}" is not one of ${moments.join(", ")}`);
  if (typeof props !== "object" || props === null)
    throw new Error(`the island "${name}" has no \`props\`; if it needs none, pass {}`);
  const calls = Object.keys(props).find((key) => typeof Reflect.get(props, key) === "function");
  if (calls !== undefined)
    throw new Error(`the prop "${calls}" of the island "${name}" is a function: props go to the browser as JSON`);
}

/** Parts that look the same on every page, such as the search box; others would only take up memory. */
const mostKept = 64;

/** A function that makes a text once for each of the first keys. */
function keepTexts(): (key: string, make: () => string) => string {
  const texts = new Map<string, string>();
  return (key, make) => {
    const text = texts.get(key) ?? make();
    if (texts.size < mostKept) texts.set(key, text);
    return text;
  };
}
