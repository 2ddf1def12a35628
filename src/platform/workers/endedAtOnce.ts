// The error for threads that end before they have begun.
import { PlatformFailure } from "../failure.ts";

/** Jobs report their errors; but an error that is thrown while modules load, and that nobody awaits, ends the thread. */
export const endedAtOnce = (message: string): PlatformFailure =>
  new PlatformFailure({
    code: "template-failed",
    severity: "error",
    message: `The threads that render pages end immediately: ${message}`,
    hint: "look for something that the site's own templates start when they are loaded, such as a timer",
  });
