// Rules of accessibility, asked of axe: those of a page's structure, and contrasts, which take most of the time and are the
// same wherever texts look the same.
import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
const structure: RunOptions = {
  runOnly: tags,
  rules: { "color-contrast": { enabled: false } },
  resultTypes: ["violations"],
};
const contrast: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast"] },
  resultTypes: ["violations", "incomplete"],
  elementRef: true,
};

/** Brings axe into every document that the page will open. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axe.source);

/** Rules that a page, or a part of it, breaks, those about contrast apart. */
export function brokenRulesIn(page: Page, part: string): Promise<readonly string[]> {
  return page.evaluate(
    async ([options, within]) => {
      const { violations } = await window.axe.run(within, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary ?? ""}`),
      );
    },
    [structure, part] as const,
  );
}

/**
 * Texts of a page, or of a part of it, that stand out too little. Of texts with the same colour, size and weight on the same
 * grounds the first one is looked at.
 * @param known Looks that were judged before, on other pages too; those of this page are added.
 */
export async function faintTextsIn(page: Page, part: string, known: Set<string>): Promise<readonly string[]> {
  const { faint, judged } = await page.evaluate(judgeLooks, { options: contrast, part, known: [...known] });
  for (const look of judged) known.add(look);
  return faint;
}

interface Looks {
  readonly options: RunOptions;
  readonly part: string;
  readonly known: readonly string[];
}

/** Runs in the page. */
async function judgeLooks({ options, part, known }: Looks): Promise<{
  readonly faint: readonly string[];
  readonly judged: readonly string[];
}> {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const behind = element.parentElement === null ? "" : groundOf(element.parentElement);
    const ground = own === "rgba(0, 0, 0, 0) none 1" ? behind : `${behind} / ${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const hasText = (element: Element): boolean =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
  const looks = new Set(known);
  const fresh = new Map<Element, string>();
  for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, groundOf(element)].join(", ");
    element.setAttribute("data-look", looks.has(look) ? "known" : "new");
    if (!looks.has(look)) fresh.set(element, look);
    looks.add(look);
  }
  const run = { include: "[data-look=new]", exclude: "[data-look=known]" };
  const { violations, incomplete } =
    fresh.size === 0 ? { violations: [], incomplete: [] } : await window.axe.run(run, options);
  // What could not be judged here is looked at where it stands next, and what is faint whenever a test is run again.
  for (const { nodes } of [...violations, ...incomplete])
    for (const { element } of nodes) if (element) fresh.delete(element);
  for (const element of document.querySelectorAll("[data-look]")) element.removeAttribute("data-look");
  return {
    faint: violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`),
    ),
    judged: [...fresh.values()],
  };
}
