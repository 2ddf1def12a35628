// What stands in headers: names and values in one line, and which letters some clients refuse.

/** A text without line breaks and other controls, for headers. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ");

/** Whether a text holds letters that headers have no agreed form for. All samples send their bytes in UTF-8. */
export const isBeyondAscii = (text: string): boolean => /[^\u0000-\u007f]/.test(text);
