// Buttons that copy a code block, or the whole page as Markdown.
import { announce } from "./live.ts";
import { onClick } from "./page.ts";

/** How long a button shows the result, in milliseconds. */
const doneMs = 2000;

/** Starts all copy buttons. */
export function startCopyCode(): void {
  const timers = new WeakMap<HTMLElement, number>();
  const labels = new WeakMap<HTMLElement, string>();
  onClick("[data-copied]", async (button) => {
    const label = labels.get(button) ?? button.textContent;
    labels.set(button, label);
    clearTimeout(timers.get(button));
    const copied = await textOf(button);
    const isDone = copied !== undefined && (await copyText(copied));
    const text = button.dataset[isDone ? "copied" : "failed"] ?? label;
    button.style.minWidth = `${button.offsetWidth}px`;
    button.textContent = text;
    button.classList.add(isDone ? "is-done" : "is-failed");
    announce(text);
    timers.set(
      button,
      window.setTimeout(() => {
        button.textContent = label;
        button.classList.remove("is-done", "is-failed");
      }, doneMs),
    );
  });
}

/**
 * The text to copy: the Markdown twin that the button names, else the code of its block. `undefined` if it cannot be
 * loaded.
 */
async function textOf(button: HTMLElement): Promise<string | undefined> {
  const { markdown } = button.dataset;
  if (!markdown) return button.closest(".code")?.querySelector("code")?.textContent ?? "";
  const response = await fetch(markdown).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without permission or a clipboard (on insecure origins), copy through the selection.
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
}
