// Keyboard shortcuts of the reader's platform.

/** Whether shortcuts use the command key. */
export const isMac = (): boolean => /^(?:Mac|iPhone|iPad|iPod)/.test(navigator.platform);

/** The shortcut for the search box, as shown to readers. */
export const platformKey = (isCommand: boolean): string => (isCommand ? "⌘+K" : "Ctrl+K");
