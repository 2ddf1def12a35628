// Tells tags whose names are the same but for capitals and spaces: mostly they are meant to be one.

/** Makes a function that gives the first name that was asked about of those that read like a name; none for that one itself. */
export function createTagLikeness(): (name: string) => string | undefined {
  const firstByReading = new Map<string, string>();
  return (name) => {
    const reading = name.trim().replace(/\s+/gu, " ").toLowerCase();
    const first = firstByReading.get(reading);
    if (first === undefined) firstByReading.set(reading, name);
    return first === name ? undefined : first;
  };
}
