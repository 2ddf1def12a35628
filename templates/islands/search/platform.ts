// Which keys a reader's computer has.

/** Whether shortcuts are pressed with the command key. */
export const isMac = (): boolean => /^(?:Mac|iPhone|iPad|iPod)/.test(navigator.platform);

/** Keys that move to the search box. */
export const platformKey = (isCommand: boolean): string => (isCommand ? "⌘+K" : "Ctrl+K");
