// The error for a cached body that turns out to be damaged when its page is rendered.

/** Ends a build, which then runs again without the entries of the damaged pack. */
export class EntryDamaged extends Error {
  constructor() {
    super("an entry of the cache is damaged");
    this.name = "EntryDamaged";
  }
}
