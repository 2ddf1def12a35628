// A body of an earlier build that turned out to be damaged when the page that shows it was rendered.

/** Thrown out of a build; the build is then run again without what the damaged pack held. */
export class EntryDamaged extends Error {
  constructor() {
    super("an entry of the cache is damaged");
    this.name = "EntryDamaged";
  }
}
