// Keyboard shortcuts of the reader's platform.
import type { SearchTexts } from "./searchTexts.ts";

/** Whether shortcuts use the command key. */
export const isMac = (): boolean => /^(?:Mac|iPhone|iPad|iPod)/.test(navigator.platform);

/** The shortcut for the search box, as shown to readers. */
export const platformKey = (isCommand: boolean): string => (isCommand ? "⌘+K" : "Ctrl+K");

/** The placeholder of a search box that is ready. */
export const placeholderOf = ({ placeholder }: SearchTexts): string =>
  placeholder.replace("{key}", () => platformKey(isMac()));
