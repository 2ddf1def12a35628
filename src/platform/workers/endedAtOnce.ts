// The error for threads that end before they have begun.
import { PlatformFailure } from "../failure.ts";

/** Jobs report their errors; but an error that is thrown while modules load, and that nobody awaits, ends the thread. */
export const endedAtOnce = (message: string): PlatformFailure =>
  new PlatformFailure({
    code: "template-failed",
    severity: "error",
    message: `The threads that make pages end at once: ${message}`,
    hint: "look for what the site's own templates begin as they are loaded, such as a timer",
  });
