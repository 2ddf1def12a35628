// The finding for threads that die before they have begun.
import { PlatformFailure } from "../failure.ts";

/** Of what a job does its thread tells; what its modules begin as they are loaded, and nobody waits for, ends that thread. */
export const endedAtOnce = (message: string): PlatformFailure =>
  new PlatformFailure({
    code: "template-failed",
    severity: "error",
    message: `The threads that make pages end at once: ${message}`,
    hint: "look for what the site's own templates begin as they are loaded, such as a timer",
  });
