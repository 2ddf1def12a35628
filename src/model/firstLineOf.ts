// What an error says in one line; texts of libraries go on in further lines, and name their own functions there.

/** The first line of an error's message, or of what was thrown in its place. */
export const firstLineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n", 1).join();
