// Errors that only a mistake of hubdocs itself can lead to, told apart from those of an author or of the machine.

/** How their messages end: what readers may report, and no fault of their site. */
export const bugWords = "this is a bug in hubdocs";

/** The error of a broken invariant. @param message What is not as it must be, with the value that shows it. */
export const bugError = (message: string): Error => new Error(`${message}: ${bugWords}`);
