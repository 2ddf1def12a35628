// Names of attributes of HTML.

/** Whether a name holds nothing that would end it. */
export const isAttributeName = (name: string): boolean => /^[^\s"'<>/=\p{Cc}]+$/u.test(name);
