// Long lines of code: the button that wraps them, and keyboard access to scrolling blocks.
import { all, onClick } from "./page.ts";

/** Starts all wrap buttons. */
export function startWrapCode(): void {
  onClick(".code-wrap", (button) => {
    const isWrapped = button.ariaPressed !== "true";
    button.ariaPressed = String(isWrapped);
    button.closest(".code")?.classList.toggle("is-wrapped", isWrapped);
  });
}

const observer = new ResizeObserver((entries) => {
  // Reading all sizes before changing anything avoids a layout for each block.
  const seen = entries.map(({ target }) => [target, target.scrollWidth > target.clientWidth] as const);
  for (const [block, overflows] of seen) showOverflow(block, overflows);
});

/** Watches the page's code blocks and figures, including those in hidden tabs, whose size is unknown until shown. */
export function watchOverflow(): void {
  observer.disconnect();
  for (const block of all(".code pre, .prose figure:not(.code)")) observer.observe(block);
}

function showOverflow(block: Element, overflows: boolean): void {
  const code = block.closest(".code");
  const button = code?.querySelector<HTMLElement>(".code-wrap");
  if (button) button.hidden = !overflows && button.ariaPressed !== "true";
  const label = code?.querySelector(".code-title, .code-language")?.textContent ?? "";
  const attributes = code ? { tabindex: "0", role: "group", "aria-label": label } : { tabindex: "0" };
  for (const [name, value] of Object.entries(attributes)) {
    if (overflows) block.setAttribute(name, value);
    else block.removeAttribute(name);
  }
}
